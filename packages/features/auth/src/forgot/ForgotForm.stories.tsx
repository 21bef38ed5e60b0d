import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { useDialogs } from '@marquee/state/dialogs';
import type { TestApp } from '@marquee/testing/testApp';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ForgotPage } from './ForgotPage.tsx';

const meta = {
  title: 'auth/ForgotForm',
  component: ForgotForm,
  args: { onSignedIn: () => {}, onSent: () => {} },
  parameters: { layout: 'padded', brand: { flags: { CHNGPASSVERIF3: true } } },
} satisfies Meta<typeof ForgotForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const email = { brand: { flags: { CHNGPASSVERIF3: false } } };

const fillIn =
  (texts: Record<string, string>): Play =>
  async ({ canvas, userEvent }) => {
    for (const [name, text] of Object.entries(texts)) {
      await userEvent.type(await canvas.findByLabelText(new RegExp(`^${name}`), { selector: 'input' }), text);
    }
  };

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

const askByEmail: Play = async (context) => {
  await fillIn({ 'User name': 'demomember', 'E-mail': 'demomember@mail.example' })(context);
  await press('Send e-mail')(context);
};

export const Mobile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Mobile number', { selector: 'input' })).toBeVisible();
  },
};

export const Email: Story = {
  parameters: email,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const MobileEmpty: Story = {
  play: async (context) => {
    await press('Set new password')(context);
    await expect(await context.canvas.findByText('Please enter your mobile number.')).toBeVisible();
  },
};

export const EmailErrors: Story = {
  parameters: email,
  play: async (context) => {
    await fillIn({ 'E-mail': 'nobody' })(context);
    await press('Send e-mail')(context);
    await expect(await context.canvas.findByText(/Please enter an e-mail address/)).toBeVisible();
  },
};

export const EmailRefused: Story = {
  parameters: email,
  play: async (context) => {
    await fillIn({ 'User name': 'nobody', 'E-mail': 'nobody@mail.example' })(context);
    await press('Send e-mail')(context);
    await expect(await context.canvas.findByText('Username/Email does not exist.')).toBeVisible();
  },
};

export const EmailOffline: Story = {
  parameters: { ...email, sandbox: { fault: 'account.passwordByEmail=offline' } },
  play: async (context) => {
    await askByEmail(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
  },
};

export const EmailTimedOut: Story = {
  parameters: { ...email, sandbox: { fault: 'account.passwordByEmail=timeout' } },
  play: (context) =>
    hurried(async () => {
      await askByEmail(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/took longer time/);
    }),
};

export const EmailWaiting: Story = {
  parameters: { ...email, sandbox: { fault: 'account.passwordByEmail=timeout' } },
  play: async (context) => {
    await askByEmail(context);
    await expect(await context.canvas.findByRole('button', { name: 'Send e-mail', busy: true })).toBeVisible();
  },
};

export const Countdown: Story = {
  play: async (context) => {
    await fillIn({ 'Mobile number': '+63 917 555 0123' })(context);
    await press('Get code')(context);
    await expect(await context.canvas.findByRole('button', { name: /Again in 2:00/ })).toBeVisible();
  },
};

export const CodeNotSent: Story = {
  play: async (context) => {
    await fillIn({ 'Mobile number': '+63 917 555 0199' })(context);
    await press('Get code')(context);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(/not available for this number/);
  },
};

/** A code that was never sent, and a password by the rule. */
const setByCode: Play = async (context) => {
  const entry = { 'Mobile number': '+63 917 555 0123', 'Code from the SMS': '000000', 'New password': 'chosen2468' };
  await fillIn(entry)(context);
  await press('Set new password')(context);
};

export const MobileWrongCode: Story = {
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByText('The verification code is not valid.')).toBeVisible();
  },
};

export const MobileShortPassword: Story = {
  play: async (context) => {
    await fillIn({ 'Mobile number': '+63 917 555 0123', 'Code from the SMS': '000000', 'New password': 'abc' })(
      context,
    );
    await press('Set new password')(context);
    await expect(await context.canvas.findByText(/Still needed/)).toBeVisible();
  },
};

export const MobileRefused: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=refused' } },
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/cannot be done right now/);
  },
};

export const MobileOffline: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=offline' } },
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
  },
};

export const MobileWaiting: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=timeout' } },
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByRole('button', { name: 'Set new password', busy: true })).toBeVisible();
  },
};

/** The password is set, but the account could not be entered. */
export const MobileChanged: Story = {
  parameters: { sandbox: { fault: 'member.info=500' } },
  play: async (context) => {
    const { canvas, loaded } = context;
    const { sandbox } = (loaded as { app: TestApp }).app;
    await fillIn({ 'Mobile number': '+63 917 555 0123', 'New password': 'chosen2468' })(context);
    await press('Get code')(context);
    await canvas.findByRole('button', { name: /Again in/ });
    await fillIn({ 'Code from the SMS': sandbox.state().outbox.at(-1)?.code ?? '' })(context);
    await press('Set new password')(context);
    await expect(await canvas.findByText(/Your new password is set/)).toBeVisible();
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
    await fillIn({ 'Mobile number': '+63 917 555 0123' })(context);
    await press('Get code')(context);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(/keeps out robots/);
  },
};

export const MobileTimedOut: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=timeout' } },
  play: (context) =>
    hurried(async () => {
      await setByCode(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/took longer time/);
    }),
};

export const Page: Story = { parameters: { layout: 'fullscreen' }, render: () => <ForgotPage /> };

function Popup() {
  const { open } = useDialogs();
  return (
    <>
      <Button onClick={() => open({ kind: 'forgot', username: 'demomember' })}>Open</Button>
      <ForgotDialog />
    </>
  );
}

const popup: Story = {
  parameters: email,
  render: () => <Popup />,
  play: async (context) => {
    await press('Open')(context);
    await expect(await context.canvas.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  },
};

export const InPopup: Story = popup;

/** News takes the popup's place. */
export const EmailSentInPopup: Story = {
  ...popup,
  play: async (context) => {
    await popup.play?.(context);
    await fillIn({ 'E-mail': 'demomember@mail.example' })(context);
    await press('Send e-mail')(context);
    await expect(await context.canvas.findByRole('dialog', { name: 'Check your e-mail' })).toBeVisible();
  },
};

export const EmailSent: Story = {
  parameters: { ...email, layout: 'fullscreen' },
  render: () => <ForgotPage />,
  play: async (context) => {
    await askByEmail(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  },
};
