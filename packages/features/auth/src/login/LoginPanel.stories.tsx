import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { LoginPanel } from './LoginPanel.tsx';

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
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name', { selector: 'input' }), username);
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), password);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  };

/** Logs in and waits for what the form has to say. */
const logInAndSee =
  (words: RegExp, password?: string): Play =>
  async (context) => {
    await logIn('demomember', password)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words);
  };

export const Idle: Story = {};

export const Agent: Story = { args: { side: 'agent' } };

export const EmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('User name', { selector: 'input' })).toHaveFocus();
  },
};

export const Refused: Story = { play: logInAndSee(/Incorrect user name or password/, 'wrong') };

export const WrongSide: Story = {
  tags: ['!picture'],
  play: async (context) => {
    await logIn('demoagent', 'agent2468')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/use the agent page/);
  },
};

const askedForCaptcha = { sandbox: { scenario: 'captcha' } };

export const Captcha: Story = {
  parameters: askedForCaptcha,
  play: async (context) => {
    await logIn()(context);
    await expect(await context.canvas.findByAltText('Picture with characters to copy')).toBeVisible();
  },
};

export const CaptchaMissing: Story = {
  tags: ['!picture'],
  parameters: askedForCaptcha,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn()(context);
    await canvas.findByAltText('Picture with characters to copy');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Please enter the characters in the picture.')).toBeVisible();
  },
};

export const CaptchaWrong: Story = {
  tags: ['!picture'],
  parameters: askedForCaptcha,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn()(context);
    await userEvent.type(await canvas.findByLabelText('Characters in the picture'), '00000');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText(/captcha is wrong or has expired/)).toBeVisible();
  },
};

export const CaptchaOtherWay: Story = {
  tags: ['!picture'],
  parameters: askedForCaptcha,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn()(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on without the picture' }));
    await expect(await canvas.findByText(/No picture needed/)).toBeVisible();
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
  play: logInAndSee(/keeps out robots/),
};

export const CaptchaWithoutPicture: Story = {
  parameters: { sandbox: { scenario: 'captcha', fault: 'session.captcha=refused' } },
  play: async (context) => {
    await logIn()(context);
    await expect(await context.canvas.findByText(/picture did not load/)).toBeVisible();
  },
};

export const Busy: Story = {
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: async (context) => {
    await logIn()(context);
    await expect(context.canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Offline: Story = {
  parameters: { sandbox: { fault: 'session.login=offline' } },
  play: logInAndSee(/Network link is abnormal/),
};

export const TimedOut: Story = {
  tags: ['!picture'],
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: (context) => hurried(() => Promise.resolve(logInAndSee(/took longer time/)(context))),
};

export const Malformed: Story = {
  parameters: { sandbox: { fault: 'session.login=wrongTypes' } },
  play: logInAndSee(/could not read/),
};

export const ServerFailed: Story = {
  parameters: { sandbox: { fault: 'session.login=html502' } },
  play: logInAndSee(/server had a problem/),
};

export const LongText: Story = {
  parameters: { sandbox: { scenario: 'longText', fault: 'session.login=refused' } },
  play: async (context) => {
    await logIn('a-user-name-that-is-far-longer-than-the-field-can-show')(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
