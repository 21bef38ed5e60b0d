import { messages as captcha } from '@marquee/blocks/captcha/captcha.messages';
import { messages as code, waiting } from '@marquee/blocks/code/CodeField.messages';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { messages as phone } from '@marquee/blocks/phone/phone.messages';
import { appOf, fillIn, intlOf, type Played, press, said } from '@marquee/testing/played';
import { solveHere } from '@marquee/testing/solveHere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { messages as codeWords } from './code.messages.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { messages as login } from './login.messages.ts';
import { messages } from './smsForm.messages.ts';

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

const open: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('tab', { name: said(context, login.bySms) }));
  await expect(await canvas.findByLabelText(said(context, phone.label))).toBeVisible();
};
const askForCode: Play = async (context) => {
  await open(context);
  await fillIn(context, [[phone.label, '0917 555 0123']]);
  await press(context, code.send);
};
const again = (played: Played) => intlOf(played).formatMessage(waiting.again, { time: '2:00' });
const submit: Play = async (context) => {
  const { canvas, userEvent } = context;
  const buttons = canvas.getAllByRole('button', { name: said(context, login.submit) });
  await userEvent.click(buttons.at(-1) as HTMLElement);
};

export const Idle: Story = { play: open };

export const EmptyFields: Story = {
  play: async (context) => {
    await open(context);
    await submit(context);
    await expect(await context.canvas.findByText(said(context, phone.missing))).toBeVisible();
    await expect(await context.canvas.findByText(said(context, codeWords.codeMissing))).toBeVisible();
  },
};

export const InvalidNumber: Story = {
  play: async (context) => {
    await open(context);
    await fillIn(context, [[phone.label, '12']]);
    await press(context, code.send);
    await expect(await context.canvas.findByText(said(context, phone.invalid))).toBeVisible();
  },
};

export const Countdown: Story = {
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByRole('button', { name: again(context) })).toBeVisible();
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
  await askForCode(context);
  await context.canvas.findByRole('button', { name: again(context) });
  await fillIn(context, [[codeWords.code, '000000']]);
};
const sendCode: Play = async (context) => {
  await typeCode(context);
  await submit(context);
};

export const Busy: Story = {
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: async (context) => {
    await sendCode(context);
    const name = said(context, login.submit);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { sandbox: { fault: 'session.login=refused' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, 'refused'));
  },
};

export const Offline: Story = {
  parameters: { sandbox: { fault: 'session.login=offline' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.offline));
  },
};

export const TimedOut: Story = {
  parameters: { sandbox: { fault: 'session.login=timeout' } },
  play: async (context) => {
    await typeCode(context);
    await hurried(async () => {
      await submit(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.timeout));
    });
  },
};

export const Captcha: Story = {
  parameters: { sandbox: { scenario: 'captcha' } },
  play: async (context) => {
    await sendCode(context);
    await expect(await context.canvas.findByAltText(said(context, captcha.picture))).toBeVisible();
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
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(said(context, human.failed));
  },
};

/** Refused after a try whose answer was lost: the code may have done its work. */
export const CodeMayBeUsed: Story = {
  parameters: { sandbox: { fault: 'session.login=offline' } },
  play: async (context) => {
    const { canvas } = context;
    await sendCode(context);
    await canvas.findByRole('alert');
    appOf(context).fail('session.login=latency(0)');
    await submit(context);
    await expect(await canvas.findByText(said(context, messages.codeSpent), { exact: false })).toBeVisible();
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    const { canvas } = context;
    await sendCode(context);
    const field = canvas.getByLabelText(said(context, codeWords.code));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};
