import { messages as gate } from '@marquee/blocks/gate/gate.messages';
import { messages as notice } from '@marquee/blocks/notice/notice.messages';
import { messages as forgot } from '@marquee/feature-auth/forgot/forgot.messages';
import { fieldLabels } from '@marquee/feature-auth/form/form.messages';
import { messages as login } from '@marquee/feature-auth/login/login.messages';
import { messages as password } from '@marquee/feature-auth/password/password.messages';
import { messages as register } from '@marquee/feature-auth/register/register.messages';
import { messages as others } from '@marquee/feature-auth/social/social.messages';
import { appOf, press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  askForCode,
  begin,
  dialogOf,
  fillIn,
  isIn,
  logIn,
  newcomer,
  nothingOpen,
  ofAge,
  Site,
  surroundings,
  typeNumber,
} from '../test/afterLogin.tsx';

const flags = { USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false, CHNGPASSVERIF3: true, freePlay: true };

/** What comes after a login, a registration or a new password (AUTH-07, AUTH-16, AUTH-19, AUTH-23). */
const meta = {
  title: 'auth/AfterLogin',
  component: Site,
  decorators: [ofAge],
  parameters: { ...surroundings(flags) },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await begin(context, 'Enter');
    await logIn(context);
    await nothingOpen(context);
    await isIn(context, 'demomember is in as member, at /');
  },
};

/** News that are new on this device open on home. */
export const News: Story = {
  play: async (context) => {
    await begin(context, 'Enter');
    await logIn(context);
    await expect(await dialogOf(context, notice.title)).toBeVisible();
  },
};

export const GoesOn: Story = {
  play: async (context) => {
    await begin(context, 'Play');
    await logIn(context);
    await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
    await isIn(context, 'demomember is in as member, at /live');
  },
};

/** A trial account is in, and yet what was wanted needs a real one. */
export const TrialStops: Story = {
  play: async (context) => {
    await begin(context, 'Play');
    await logIn(context, 'demotrial', 'trial2468');
    await expect(await dialogOf(context, gate.title)).toBeVisible();
  },
};

export const FirstLogin: Story = {
  play: async (context) => {
    await begin(context, 'Enter');
    await logIn(context, 'demofirst', 'first2468');
    const dialog = within(await dialogOf(context, password.title));
    await expect(dialog.getByRole('button', { name: said(context, password.logOut) })).toBeVisible();
    await expect(dialog.queryByLabelText(said(context, fieldLabels.oldPassword))).toBeNull();
  },
};

export const WeakPassword: Story = {
  play: async (context) => {
    await begin(context, 'Enter');
    await logIn(context, 'demoweak', '123456');
    await expect(await dialogOf(context, password.title)).toBeVisible();
  },
};

/** The new password is set, and what the login was for goes on. */
export const ExpiredForced: Story = {
  parameters: surroundings({ ...flags, forcePasswordChange: true }),
  play: async (context) => {
    await begin(context, 'Play');
    await logIn(context, 'demoexpired', 'expired2468');
    await dialogOf(context, password.title);
    await fillIn(
      context,
      [
        [password.newPassword, 'chosen2468'],
        [password.confirm, 'chosen2468'],
      ],
      password.submit,
    );
    await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
    await nothingOpen(context);
  },
};

export const FreePlay: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await begin(context, 'Enter');
    await press(context, others.freePlay);
    await nothingOpen(context);
    await expect(await context.canvas.findByText(/is in as trial, at \/$/)).toBeVisible();
  },
};

export const Registered: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await begin(context, 'Join');
    await fillIn(context, newcomer, register.submit);
    await nothingOpen(context);
    await isIn(context, 'newcomer1 is in as member, at /');
  },
};

/** Whoever is new is told all that there is. */
export const RegisteredNews: Story = {
  play: async (context) => {
    await begin(context, 'Join');
    await fillIn(context, newcomer, register.submit);
    await expect(await dialogOf(context, notice.title)).toBeVisible();
  },
};

export const RegisteredGoesOn: Story = {
  play: async (context) => {
    await begin(context, 'Play');
    await press(context, login.register);
    await dialogOf(context, register.title);
    await fillIn(context, newcomer, register.submit);
    await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
    await isIn(context, 'newcomer1 is in as member, at /live');
  },
};

/** The account is open, but could not be entered: the login of the popup is the way on, to what was wanted. */
export const RegisteredThenLogin: Story = {
  parameters: { sandbox: { fault: 'member.info=500' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context, 'Play');
    await press(context, login.register);
    await dialogOf(context, register.title);
    await fillIn(context, newcomer, register.submit);
    await expect(await canvas.findByText(said(context, register.opened))).toBeVisible();
    appOf(context).fail('');
    await userEvent.click(canvas.getByRole('link', { name: said(context, register.logIn) }));
    await dialogOf(context, login.title);
    await expect(canvas.getByLabelText(said(context, login.username), { selector: 'input' })).toHaveValue('newcomer1');
    await fillIn(context, [[login.password, 'typed2468']], login.submit);
    await expect(await canvas.findByText('The game begins.')).toBeVisible();
  },
};

export const NewPassword: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await begin(context, 'Enter');
    await press(context, login.forgot);
    await dialogOf(context, forgot.title);
    await typeNumber(context, '+63 917 555 0123');
    const code = await askForCode(context);
    await fillIn(
      context,
      [
        [fieldLabels.verificationCode, code],
        [forgot.newPassword, 'chosen2468'],
      ],
      forgot.submitMobile,
    );
    await nothingOpen(context);
    await isIn(context, 'demomember is in as member, at /');
  },
};
