import type { TestApp } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  askForCode,
  dialogOf,
  fillIn,
  isIn,
  logIn,
  newcomer,
  nothingOpen,
  ofAge,
  press,
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
    await press(context, 'Enter');
    await logIn(context);
    await nothingOpen(context);
    await isIn(context, 'demomember is in as member, at /');
  },
};

/** News that are new on this device open on home. */
export const News: Story = {
  play: async (context) => {
    await press(context, 'Enter');
    await logIn(context);
    await expect(await dialogOf(context, 'News')).toBeVisible();
  },
};

export const GoesOn: Story = {
  play: async (context) => {
    await press(context, 'Play');
    await logIn(context);
    await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
    await isIn(context, 'demomember is in as member, at /live');
  },
};

/** A trial account is in, and yet what was wanted needs a real one. */
export const TrialStops: Story = {
  play: async (context) => {
    await press(context, 'Play');
    await logIn(context, 'demotrial', 'trial2468');
    await expect(await dialogOf(context, 'A real account is needed')).toBeVisible();
  },
};

export const FirstLogin: Story = {
  play: async (context) => {
    await press(context, 'Enter');
    await logIn(context, 'demofirst', 'first2468');
    const dialog = within(await dialogOf(context, 'Change your password'));
    await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(dialog.queryByLabelText('Current password')).toBeNull();
  },
};

export const WeakPassword: Story = {
  play: async (context) => {
    await press(context, 'Enter');
    await logIn(context, 'demoweak', '123456');
    await expect(await dialogOf(context, 'Change your password')).toBeVisible();
  },
};

/** The new password is set, and what the login was for goes on. */
export const ExpiredForced: Story = {
  parameters: surroundings({ ...flags, forcePasswordChange: true }),
  play: async (context) => {
    await press(context, 'Play');
    await logIn(context, 'demoexpired', 'expired2468');
    await dialogOf(context, 'Change your password');
    await fillIn(context, { 'New password': 'chosen2468', 'Confirm new password': 'chosen2468' }, 'OK');
    await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
    await nothingOpen(context);
  },
};

export const FreePlay: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await press(context, 'Enter');
    await press(context, 'Try it free, without an account');
    await nothingOpen(context);
    await expect(await context.canvas.findByText(/is in as trial, at \/$/)).toBeVisible();
  },
};

export const Registered: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await press(context, 'Join');
    await fillIn(context, newcomer, 'Register');
    await nothingOpen(context);
    await isIn(context, 'newcomer1 is in as member, at /');
  },
};

/** Whoever is new is told all that there is. */
export const RegisteredNews: Story = {
  play: async (context) => {
    await press(context, 'Join');
    await fillIn(context, newcomer, 'Register');
    await expect(await dialogOf(context, 'News')).toBeVisible();
  },
};

export const RegisteredGoesOn: Story = {
  play: async (context) => {
    await press(context, 'Play');
    await press(context, 'Open an account');
    await dialogOf(context, 'Open an account');
    await fillIn(context, newcomer, 'Register');
    await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
    await isIn(context, 'newcomer1 is in as member, at /live');
  },
};

/** The account is open, but could not be entered: the login of the popup is the way on, to what was wanted. */
export const RegisteredThenLogin: Story = {
  parameters: { sandbox: { fault: 'member.info=500' } },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await press(context, 'Play');
    await press(context, 'Open an account');
    await dialogOf(context, 'Open an account');
    await fillIn(context, newcomer, 'Register');
    await expect(await canvas.findByText(/Your account is open/)).toBeVisible();
    (loaded as { app: TestApp }).app.fail('');
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }));
    await dialogOf(context, 'Log in');
    await expect(canvas.getByLabelText('User name', { selector: 'input' })).toHaveValue('newcomer1');
    await fillIn(context, { Password: 'typed2468' }, 'Log in');
    await expect(await canvas.findByText('The game begins.')).toBeVisible();
  },
};

export const NewPassword: Story = {
  parameters: { sandbox: { scenario: 'noNotices' } },
  play: async (context) => {
    await press(context, 'Enter');
    await press(context, 'Forgot password?');
    await dialogOf(context, 'Forgot your password?');
    await typeNumber(context, '+63 917 555 0123');
    const code = await askForCode(context);
    await fillIn(context, { 'Code from the SMS': code, 'New password': 'chosen2468' }, 'Set new password');
    await nothingOpen(context);
    await isIn(context, 'demomember is in as member, at /');
  },
};
