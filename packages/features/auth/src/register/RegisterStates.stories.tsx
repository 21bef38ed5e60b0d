import { messages as captcha } from '@marquee/blocks/captcha/captcha.messages';
import { messages as code } from '@marquee/blocks/code/CodeField.messages';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { digitsMessages, messages as phone } from '@marquee/blocks/phone/phone.messages';
import { fillIn, intlOf, press, said, type Typed, type Words } from '@marquee/testing/played';
import { solveHere } from '@marquee/testing/solveHere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { fieldLabels } from '../form/form.messages.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { messages } from './register.messages.ts';

const byUsername = { USERNAMEREG3: true, MOBILENUMREG3: false };
const byMobile = { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true };

/** What checks, refusals and networks do to a registration, by either way. */
const meta = {
  title: 'auth/RegisterStates',
  component: RegisterForm,
  args: { onRegistered: () => {} },
  decorators: [
    (Story) => (
      // the worker that solves is proven end to end
      <SolveContext value={solveHere}>
        <Story />
      </SolveContext>
    ),
  ],
  parameters: { layout: 'padded', brand: { flags: byMobile, registration: 'direct', phoneSignIn: undefined } },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const withName = { ...meta.parameters, brand: { ...meta.parameters.brand, flags: byUsername } };
const withCode = { ...meta.parameters, brand: { ...meta.parameters.brand, flags: { ...byMobile, REGMOBVERF3: true } } };

const password: readonly Typed[] = [
  [fieldLabels.password, 'typed2468'],
  [fieldLabels.confirmPassword, 'typed2468'],
];
const newcomer: readonly Typed[] = [[fieldLabels.username, 'newcomer1'], ...password];
const numbered = (number: string): readonly Typed[] => [[phone.label, number], ...password];
const number = numbered('+63 917 555 0199');

const send =
  (texts: readonly Typed[]): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context, texts);
    for (const box of canvas.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await userEvent.click(box);
    await press(context, messages.submit);
  };

const sendAndSee =
  (texts: readonly Typed[], words: Words): Play =>
  async (context) => {
    await send(texts)(context);
    await expect(await context.canvas.findByText(said(context, words))).toBeVisible();
  };

const wrong: readonly Typed[] = [
  [fieldLabels.username, '9 x'],
  [fieldLabels.password, 'short'],
  [fieldLabels.confirmPassword, 'other'],
  [phone.label, '12'],
  [fieldLabels.email, 'nobody'],
  [fieldLabels.payeeName, 'New Comer'],
  [fieldLabels.paymentPassword, '12'],
  [fieldLabels.affiliateCode, '!'],
  [fieldLabels.referralCode, '!'],
];

/** Each field says what is wrong with it. */
export const AllFieldsWrong: Story = {
  parameters: { ...withName, sandbox: { scenario: 'allFields' } },
  play: async (context) => {
    await send(wrong)(context);
    const input = (name: string) => context.canvas.getByLabelText(name, { selector: 'input' });
    const names = wrong.map(([label]) => said(context, label));
    const well = () => names.filter((name) => input(name).getAttribute('aria-invalid') !== 'true');
    await waitFor(() => expect(well()).toEqual([]));
  },
};

/** Patterns that would freeze a form or that no browser can run: the platform decides (C15). */
export const HostilePatterns: Story = {
  parameters: { ...withName, sandbox: { scenario: 'hostilePatterns' } },
  play: async (context) => {
    const name = said(context, messages.submit);
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

const asksForCaptcha = { ...withName, sandbox: { scenario: 'allFields' } };
const whole: readonly Typed[] = [...newcomer, [fieldLabels.paymentPassword, '246810']];

export const CaptchaMissing: Story = {
  parameters: asksForCaptcha,
  play: sendAndSee(whole, captcha.missing),
};

export const CaptchaOtherWay: Story = {
  parameters: asksForCaptcha,
  play: async (context) => {
    await press(context, captcha.otherWay);
    await expect(await context.canvas.findByText(said(context, captcha.automatic))).toBeVisible();
  },
};

export const CaptchaWithoutPicture: Story = {
  parameters: { ...withName, sandbox: { scenario: 'allFields', fault: 'session.captcha=refused' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(said(context, captcha.failed))).toBeVisible();
  },
};

const unsolved: Story['decorators'] = [
  (Story) => (
    <SolveContext value={() => Promise.reject(new CheckFailed('lost'))}>
      <Story />
    </SolveContext>
  ),
];

export const HumanCheckFailed: Story = {
  parameters: { ...withName, sandbox: { scenario: 'humanCheck' } },
  decorators: unsolved,
  play: sendAndSee(newcomer, human.failed),
};

export const CodeNotProven: Story = {
  parameters: withCode,
  decorators: unsolved,
  play: async (context) => {
    await fillIn(context, [[phone.label, '+63 917 555 0199']]);
    await press(context, code.send);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(said(context, human.failed));
  },
};

export const NumberWrong: Story = {
  play: async (context) => {
    await send(numbered('12'))(context);
    // where the country's lengths are known, in words of their own
    const either = [said(context, phone.invalid), intlOf(context).formatMessage(digitsMessages.digits, { count: 10 })];
    await expect(await context.canvas.findByText((text) => either.includes(text))).toBeVisible();
  },
};

export const NumberTaken: Story = {
  play: sendAndSee(numbered('+63 917 555 0123'), 'mobileTaken'),
};

export const WrongCode: Story = {
  parameters: withCode,
  play: sendAndSee([...number, [fieldLabels.verificationCode, '000000']], 'codeWrong'),
};

const failing = (fault: string) => ({ ...meta.parameters, sandbox: { fault: `account.registerMobile=${fault}` } });

export const MobileWaiting: Story = {
  parameters: failing('timeout'),
  play: async (context) => {
    await send(number)(context);
    const name = said(context, messages.submit);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};
export const MobileRefused: Story = {
  parameters: failing('refused'),
  play: sendAndSee(number, 'refused'),
};
export const MobileOffline: Story = {
  parameters: failing('offline'),
  play: sendAndSee(number, failureMessages.offline),
};
export const MobileTimedOut: Story = {
  parameters: failing('timeout'),
  play: async (context) => {
    // the settings come in their own time
    await context.canvas.findByRole('button', { name: said(context, messages.submit) });
    await hurried(() => Promise.resolve(sendAndSee(number, failureMessages.timeout)(context)));
  },
};
