import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { solveHere } from '@marquee/testing/solveHere';
import type { TestApp } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { LoginPanel } from './LoginPanel.tsx';

/** The login by SMS in each state; `parameters.sandbox` says how the platform behaves. */
const meta = {
  title: 'auth/SmsForm',
  component: LoginPanel,
  args: { side: 'member' },
  decorators: [
    (Story) => (
      // the worker that solves is proven end to end
      <SolveContext value={solveHere}>
        <Story />
      </SolveContext>
    ),
  ],
  parameters: {
    layout: 'padded',
    brand: { phoneCountry: 'PH', flags: { smsLogin: true, freePlay: false, socialLogin: false } },
  },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'SMS code' }));
  await expect(await canvas.findByLabelText('Mobile number')).toBeVisible();
};
const askForCode: Play = async (context) => {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.type(await canvas.findByLabelText('Mobile number'), '0917 555 0123');
  await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
};
const submit: Play = async ({ canvas, userEvent }) => {
  const buttons = canvas.getAllByRole('button', { name: 'Log in' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

export const Idle: Story = { play: open };

export const EmptyFields: Story = {
  play: async (context) => {
    await open(context);
    await submit(context);
    await expect(await context.canvas.findByText('Please enter your mobile number.')).toBeVisible();
    await expect(await context.canvas.findByText('Please enter the verification code.')).toBeVisible();
  },
};

export const InvalidNumber: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.type(await canvas.findByLabelText('Mobile number'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByText(/not in the correct format/)).toBeVisible();
  },
};

export const Countdown: Story = {
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByRole('button', { name: /Again in/ })).toBeVisible();
  },
};

export const CodeNotSent: Story = {
  parameters: { sandbox: { fault: 'account.smsNoLogin=refused' } },
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByRole('dialog')).toBeVisible();
  },
};

/** A code has come and is typed. */
const typeCode: Play = async (context) => {
  const { canvas, userEvent } = context;
  await askForCode(context);
  await canvas.findByRole('button', { name: /Again in/ });
  await userEvent.type(canvas.getByLabelText('Verification code'), '000000');
};
const sendCode: Play = async (context) => {
  await typeCode(context);
  await submit(context);
};

export const Busy: Story = {
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByRole('button', { name: 'Log in', busy: true })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { sandbox: { fault: 'session.login=refused' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/cannot be done right now/);
  },
};

export const Offline: Story = {
  parameters: { sandbox: { fault: 'session.login=offline' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
  },
};

export const TimedOut: Story = {
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: async (context) => {
    await typeCode(context);
    await hurried(async () => {
      await submit(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/took longer time/);
    });
  },
};

export const Captcha: Story = {
  parameters: { sandbox: { scenario: 'captcha' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByAltText('Picture with characters to copy')).toBeVisible();
  },
};

export const HumanCheckFailed: Story = {
  decorators: [
    (Story) => (
      <SolveContext value={() => Promise.reject(new CheckFailed('lost'))}>
        <Story />
      </SolveContext>
    ),
  ],
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(/keeps out robots/);
  },
};

/** Refused after a try whose answer was lost: the code may have done its work. */
export const CodeMayBeUsed: Story = {
  parameters: { sandbox: { fault: 'session.login=offline' } },
  play: async (context) => {
    const { canvas, loaded } = context;
    await sendCode(context);
    await canvas.findByRole('alert');
    (loaded as { app: TestApp }).app.fail('session.login=latency(0)');
    await submit(context);
    await expect(await canvas.findByText(/the code may have been used/)).toBeVisible();
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    const { canvas } = context;
    await sendCode(context);
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveAttribute('aria-invalid', 'true'));
  },
};
