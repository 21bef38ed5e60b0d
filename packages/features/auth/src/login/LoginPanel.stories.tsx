import { messages as captcha } from '@marquee/blocks/captcha/captcha.messages';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { PagesContext } from '@marquee/blocks/page/pages';
import { fillIn, press, said, type Words } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { messages } from './login.messages.ts';
import { messages as wrongSide } from './wrongSide.messages.ts';

/** Every state is that of a real login at the sandbox: `parameters.sandbox` says how the platform behaves. */
const meta = {
  title: 'auth/LoginForm',
  tags: ['picture'],
  component: LoginPanel,
  args: { side: 'member' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const logIn =
  (username = 'demomember', password = 'member2468'): Play =>
  async (context) => {
    await fillIn(context, [
      [messages.username, username],
      [messages.password, password],
    ]);
    await press(context, messages.submit);
  };

/** Logs in and waits for what the form has to say. */
const logInAndSee =
  (words: Words, ...account: string[]): Play =>
  async (context) => {
    await logIn(...account)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, words));
  };

export const Idle: Story = {};

export const Agent: Story = { args: { side: 'agent' } };

export const EmptyFields: Story = {
  play: async (context) => {
    await press(context, messages.submit);
    const name = said(context, messages.username);
    await expect(context.canvas.getByLabelText(name, { selector: 'input' })).toHaveFocus();
  },
};

export const Refused: Story = { play: logInAndSee('wrongCredentials', 'demomember', 'wrong') };

const onSite: Story['decorators'] = (Story) => (
  <PagesContext value={() => true}>
    <Story />
  </PagesContext>
);

export const WrongSide: Story = {
  tags: ['!picture'],
  decorators: [onSite],
  play: async (context) => {
    await logInAndSee('notMember', 'demoagent', 'agent2468')(context);
    const name = said(context, wrongSide.toAgents);
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', '/agentHome');
  },
};

export const WrongSideOfAgents: Story = {
  tags: ['!picture'],
  decorators: [onSite],
  args: { side: 'agent' },
  play: async (context) => {
    await logInAndSee('notAgent')(context);
    const name = said(context, wrongSide.toMembers);
    await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', '/login');
  },
};

const pictureOf = (context: Parameters<Play>[0]) => context.canvas.findByAltText(said(context, captcha.picture));
const askedForCaptcha = { sandbox: { scenario: 'captcha' } };

export const Captcha: Story = {
  parameters: askedForCaptcha,
  play: async (context) => {
    await logIn()(context);
    await expect(await pictureOf(context)).toBeVisible();
  },
};

export const CaptchaMissing: Story = {
  tags: ['!picture'],
  parameters: askedForCaptcha,
  play: async (context) => {
    await logIn()(context);
    await pictureOf(context);
    await press(context, messages.submit);
    await expect(await context.canvas.findByText(said(context, captcha.missing))).toBeVisible();
  },
};

export const CaptchaWrong: Story = {
  tags: ['!picture'],
  parameters: askedForCaptcha,
  play: async (context) => {
    await logIn()(context);
    await fillIn(context, [[captcha.label, '00000']]);
    await press(context, messages.submit);
    await expect(await context.canvas.findByText(said(context, 'captchaWrong'))).toBeVisible();
  },
};

export const CaptchaOtherWay: Story = {
  tags: ['!picture'],
  parameters: askedForCaptcha,
  play: async (context) => {
    await logIn()(context);
    await press(context, captcha.otherWay);
    await expect(await context.canvas.findByText(said(context, captcha.automatic))).toBeVisible();
  },
};

export const HumanCheckFailed: Story = {
  tags: ['!picture'],
  parameters: { sandbox: { scenario: 'humanCheck' } },
  decorators: [
    (Story) => (
      <SolveContext value={() => Promise.reject(new CheckFailed('lost'))}>
        <Story />
      </SolveContext>
    ),
  ],
  play: logInAndSee(human.failed),
};

export const CaptchaWithoutPicture: Story = {
  parameters: { sandbox: { scenario: 'captcha', fault: 'session.captcha=refused' } },
  play: async (context) => {
    await logIn()(context);
    await expect(await context.canvas.findByText(said(context, captcha.failed))).toBeVisible();
  },
};

export const Busy: Story = {
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: async (context) => {
    await logIn()(context);
    const name = said(context, messages.submit);
    await expect(context.canvas.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Offline: Story = {
  parameters: { sandbox: { fault: 'session.login=offline' } },
  play: logInAndSee(failureMessages.offline),
};

export const TimedOut: Story = {
  tags: ['!picture'],
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: (context) => hurried(() => Promise.resolve(logInAndSee(failureMessages.timeout)(context))),
};

export const Malformed: Story = {
  parameters: { sandbox: { fault: 'session.login=wrongTypes' } },
  play: logInAndSee(failureMessages.malformed),
};

export const ServerFailed: Story = {
  parameters: { sandbox: { fault: 'session.login=html502' } },
  play: logInAndSee(failureMessages.server),
};

export const LongText: Story = {
  parameters: { sandbox: { scenario: 'longText', fault: 'session.login=refused' } },
  play: async (context) => {
    await logIn('a-user-name-that-is-far-longer-than-the-field-can-show')(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
