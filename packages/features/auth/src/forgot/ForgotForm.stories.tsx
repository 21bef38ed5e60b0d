import { messages as code, waiting } from '@marquee/blocks/code/CodeField.messages';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { messages as phone } from '@marquee/blocks/phone/phone.messages';
import { useDialogs } from '@marquee/state/dialogs';
import { appOf, fillIn, intlOf, type Played, press, said, type Typed } from '@marquee/testing/played';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { fieldLabels, problems } from '../form/form.messages.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { messages } from './forgot.messages.ts';

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

const { username, email: address, verificationCode } = fieldLabels;
const mobile = (number: string): Typed => [phone.label, number];
const again = (played: Played) => intlOf(played).formatMessage(waiting.again, { time: '2:00' });

const askByEmail: Play = async (context) => {
  await fillIn(context, [
    [username, 'demomember'],
    [address, 'demomember@mail.example'],
  ]);
  await press(context, messages.submitEmail);
};

export const Mobile: Story = {
  play: async (context) => {
    const name = said(context, phone.label);
    await expect(await context.canvas.findByLabelText(name, { selector: 'input' })).toBeVisible();
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
    await press(context, messages.submitMobile);
    await expect(await context.canvas.findByText(said(context, phone.missing))).toBeVisible();
  },
};

export const EmailErrors: Story = {
  parameters: email,
  play: async (context) => {
    await fillIn(context, [[address, 'nobody']]);
    await press(context, messages.submitEmail);
    await expect(await context.canvas.findByText(said(context, problems.email))).toBeVisible();
  },
};

export const EmailRefused: Story = {
  parameters: email,
  play: async (context) => {
    await fillIn(context, [
      [username, 'nobody'],
      [address, 'nobody@mail.example'],
    ]);
    await press(context, messages.submitEmail);
    await expect(await context.canvas.findByText(said(context, 'accountUnknown'))).toBeVisible();
  },
};

export const EmailOffline: Story = {
  parameters: { ...email, sandbox: { fault: 'account.passwordByEmail=offline' } },
  play: async (context) => {
    await askByEmail(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.offline));
  },
};

export const EmailTimedOut: Story = {
  parameters: { ...email, sandbox: { fault: 'account.passwordByEmail=timeout' } },
  play: (context) =>
    hurried(async () => {
      await askByEmail(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.timeout));
    }),
};

export const EmailWaiting: Story = {
  parameters: { ...email, sandbox: { fault: 'account.passwordByEmail=timeout' } },
  play: async (context) => {
    await askByEmail(context);
    const name = said(context, messages.submitEmail);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};

export const Countdown: Story = {
  play: async (context) => {
    await fillIn(context, [mobile('+63 917 555 0123')]);
    await press(context, code.send);
    await expect(await context.canvas.findByRole('button', { name: again(context) })).toBeVisible();
  },
};

export const CodeNotSent: Story = {
  play: async (context) => {
    await fillIn(context, [mobile('+63 917 555 0199')]);
    await press(context, code.send);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(said(context, 'smsNotOffered'));
  },
};

const byCode = (password: string): Typed[] => [
  mobile('+63 917 555 0123'),
  [verificationCode, '000000'],
  [messages.newPassword, password],
];

/** A code that was never sent, and a password by the rule. */
const setByCode: Play = async (context) => {
  await fillIn(context, byCode('chosen2468'));
  await press(context, messages.submitMobile);
};

export const MobileWrongCode: Story = {
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByText(said(context, 'codeWrong'))).toBeVisible();
  },
};

export const MobileShortPassword: Story = {
  play: async (context) => {
    await fillIn(context, byCode('abc'));
    await press(context, messages.submitMobile);
    const unmet = intlOf(context).formatMessage(problems.unmet, { rules: '' }).trim();
    await expect(await context.canvas.findByText(unmet, { exact: false })).toBeVisible();
  },
};

export const MobileRefused: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=refused' } },
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, 'refused'));
  },
};

export const MobileOffline: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=offline' } },
  play: async (context) => {
    await setByCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.offline));
  },
};

export const MobileWaiting: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=timeout' } },
  play: async (context) => {
    await setByCode(context);
    const name = said(context, messages.submitMobile);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};

/** The password is set, but the account could not be entered. */
export const MobileChanged: Story = {
  parameters: { sandbox: { fault: 'member.info=500' } },
  play: async (context) => {
    const { canvas } = context;
    const { sandbox } = appOf(context);
    await fillIn(context, [mobile('+63 917 555 0123'), [messages.newPassword, 'chosen2468']]);
    await press(context, code.send);
    await canvas.findByRole('button', { name: again(context) });
    await fillIn(context, [[verificationCode, sandbox.state().outbox.at(-1)?.code ?? '']]);
    await press(context, messages.submitMobile);
    await expect(await canvas.findByText(said(context, messages.changed))).toBeVisible();
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
    await fillIn(context, [mobile('+63 917 555 0123')]);
    await press(context, code.send);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(said(context, human.failed));
  },
};

export const MobileTimedOut: Story = {
  parameters: { sandbox: { fault: 'account.passwordByPhone=timeout' } },
  play: (context) =>
    hurried(async () => {
      await setByCode(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.timeout));
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
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await expect(await canvas.findByRole('dialog', { name: said(context, messages.title) })).toBeVisible();
  },
};

export const InPopup: Story = popup;

/** News takes the popup's place. */
export const EmailSentInPopup: Story = {
  ...popup,
  play: async (context) => {
    await popup.play?.(context);
    await fillIn(context, [[address, 'demomember@mail.example']]);
    await press(context, messages.submitEmail);
    const name = said(context, messages.sentTitle);
    await expect(await context.canvas.findByRole('dialog', { name })).toBeVisible();
  },
};

export const EmailSent: Story = {
  parameters: { ...email, layout: 'fullscreen' },
  render: () => <ForgotPage />,
  play: async (context) => {
    await askByEmail(context);
    const name = said(context, messages.sentTitle);
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible();
  },
};
