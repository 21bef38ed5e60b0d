import { messages as captcha } from '@marquee/blocks/captcha/captcha.messages';
import { messages as code, waiting } from '@marquee/blocks/code/CodeField.messages';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { messages as phone } from '@marquee/blocks/phone/phone.messages';
import type { BrandData } from '@marquee/brand/data';
import type { FlagName } from '@marquee/brand/flagRules';
import { fillIn, intlOf, press, said, type Typed, type Words } from '@marquee/testing/played';
import { testBrand } from '@marquee/testing/testBrand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MessageDescriptor } from 'react-intl';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { fieldLabels, problems } from '../form/form.messages.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ageMessages, messages } from './register.messages.ts';

type Flags = Partial<Record<FlagName, boolean>>;

const byUsername: Flags = { USERNAMEREG3: true, MOBILENUMREG3: false };
const byMobile: Flags = { USERNAMEREG3: false, MOBILENUMREG3: true };
const both: Flags = { USERNAMEREG3: true, MOBILENUMREG3: true };

/** Every state is that of a real registration at the sandbox: `parameters.sandbox` says how the platform behaves. */
const meta = {
  title: 'auth/RegisterForm',
  component: RegisterForm,
  args: { onRegistered: () => {} },
  // codes are the platform's own: those of a third party have stories of their own
  parameters: { layout: 'padded', brand: { flags: byUsername, registration: 'direct', phoneSignIn: undefined } },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit: Play = (context) => press(context, messages.submit);

/** Jurisdictions differ in whether the box is ticked from the start. */
const agree =
  (agreed: boolean): Play =>
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole<HTMLInputElement>('checkbox');
    if (box.checked !== agreed) await userEvent.click(box);
  };

const withName = (name: string): readonly Typed[] => [
  [fieldLabels.username, name],
  [fieldLabels.password, 'typed2468'],
  [fieldLabels.confirmPassword, 'typed2468'],
];
const newcomer = withName('newcomer1');

const send: Play = async (context) => {
  await fillIn(context, newcomer);
  await agree(true)(context);
  await submit(context);
};

const sendAndSee =
  (words: Words): Play =>
  async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, words));
  };

/** One cell of the table of flags that change this screen. */
function cell(ways: Flags, more: Flags, ...fields: MessageDescriptor[]): Story {
  return {
    parameters: { brand: { flags: { ...ways, ...more }, registration: 'direct' } },
    play: async (context) => {
      const { canvas } = context;
      await canvas.findByRole('button', { name: said(context, messages.submit) });
      for (const label of fields) {
        await expect(canvas.getByLabelText(said(context, label), { selector: 'input' })).toBeVisible();
      }
    },
  };
}

const { username, password, verificationCode } = fieldLabels;
const number = phone.label;
const PASSWORD: Flags = { MOBILENUMPASSREG3: true };
const CODE: Flags = { REGMOBVERF3: true };

export const Username = cell(byUsername, {}, username, password);
export const UsernameCode = cell(byUsername, CODE, username, number, verificationCode);
export const Mobile = cell(byMobile, {}, number);
export const MobilePassword = cell(byMobile, PASSWORD, number, password);
export const MobileCode = cell(byMobile, CODE, number, verificationCode);
export const MobilePasswordCode = cell(byMobile, { ...PASSWORD, ...CODE }, verificationCode, password);
export const Both = cell(both, {}, number);
export const BothPassword = cell(both, PASSWORD, number, password);
export const BothCode = cell(both, CODE, number, verificationCode);
export const BothPasswordCode = cell(both, { ...PASSWORD, ...CODE }, verificationCode, password);

export const OtherTab: Story = {
  parameters: { brand: { flags: both, registration: 'direct' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('tab', { name: said(context, messages.byUsername) }));
    await expect(canvas.getByLabelText(said(context, username), { selector: 'input' })).toBeVisible();
  },
};

export const AllFields: Story = {
  parameters: { sandbox: { scenario: 'allFields' } },
  play: async (context) => {
    await expect(await context.canvas.findByAltText(said(context, captcha.picture))).toBeVisible();
  },
};

export const AllFieldsEmpty: Story = {
  parameters: { sandbox: { scenario: 'allFields' } },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findAllByText(said(context, problems.required))).not.toHaveLength(0);
  },
};

export const FewFields: Story = { parameters: { sandbox: { scenario: 'fewFields' } } };

export const FieldErrors: Story = {
  play: async (context) => {
    await fillIn(context, [
      [username, '9x'],
      [password, 'short'],
      [fieldLabels.confirmPassword, 'other'],
      [fieldLabels.email, 'nobody'],
    ]);
    await submit(context);
    await expect(await context.canvas.findByText(said(context, problems.mismatch))).toBeVisible();
  },
};

export const NameInCapitals: Story = {
  play: async (context) => {
    await fillIn(context, [...newcomer, [fieldLabels.payeeName, 'New Comer']]);
    await submit(context);
    const unmet = intlOf(context).formatMessage(problems.unmet, { rules: '' }).trim();
    await expect(await context.canvas.findByText(unmet, { exact: false })).toBeVisible();
  },
};

export const HintsFulfilled: Story = { play: (context) => fillIn(context, newcomer) };

export const Countdown: Story = {
  parameters: { brand: { flags: { ...byMobile, ...CODE }, registration: 'direct' } },
  play: async (context) => {
    await fillIn(context, [[number, '+63 917 555 0199']]);
    await press(context, code.send);
    const again = intlOf(context).formatMessage(waiting.again, { time: '2:00' });
    await expect(await context.canvas.findByRole('button', { name: again })).toBeVisible();
  },
};

export const CodeNotSent: Story = {
  parameters: { ...Countdown.parameters, sandbox: { fault: 'account.smsRegister=refused' } },
  play: async (context) => {
    await fillIn(context, [[number, '+63 917 555 0199']]);
    await press(context, code.send);
    await expect(await context.canvas.findByRole('dialog')).toBeVisible();
  },
};

export const NameTaken: Story = {
  play: async (context) => {
    await fillIn(context, withName('demomember'));
    await agree(true)(context);
    await submit(context);
    await expect(await context.canvas.findByText(said(context, 'usernameTaken'))).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { sandbox: { fault: 'account.register=refused' } },
  play: sendAndSee('refused'),
};

export const Offline: Story = {
  parameters: { sandbox: { fault: 'account.register=offline' } },
  play: sendAndSee(failureMessages.offline),
};

export const Waiting: Story = {
  parameters: { sandbox: { fault: 'account.register=timeout' } },
  play: async (context) => {
    await send(context);
    const name = said(context, messages.submit);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};

export const TimedOut: Story = {
  parameters: { sandbox: { fault: 'account.register=timeout' } },
  play: async (context) => {
    await fillIn(context, newcomer);
    await agree(true)(context);
    await hurried(async () => {
      await submit(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.timeout));
    });
  },
};

export const SettingsOffline: Story = {
  parameters: { sandbox: { fault: 'account.registerSettings=offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const SettingsWaiting: Story = { parameters: { sandbox: { fault: 'account.registerSettings=timeout' } } };

export const TermsNotAgreed: Story = {
  play: async (context) => {
    await fillIn(context, newcomer);
    await agree(false)(context);
    await submit(context);
    await expect(await context.canvas.findByText(said(context, messages.termsMissing))).toBeVisible();
  },
};

const { legal } = testBrand;
const withAges = (more: Partial<BrandData['legal']>) => ({
  brand: { flags: byUsername, registration: 'direct', legal: { ...legal, ...more } },
});

/** Opt-in of the terms and the birthday check, alone and together (AUTH-15). */
export const TermsOptIn: Story = { parameters: withAges({ termsOptIn: true }) };
export const Birthday: Story = { parameters: withAges({ birthdayAge: 21 }) };
export const BirthdayAndOptInMissing: Story = {
  parameters: withAges({ termsOptIn: true, birthdayAge: 21 }),
  play: async (context) => {
    await fillIn(context, newcomer);
    await submit(context);
    await expect(await context.canvas.findByText(said(context, messages.termsMissing))).toBeVisible();
    const missing = intlOf(context).formatMessage(ageMessages.birthdayMissing, { age: 21 });
    await expect(context.canvas.getByText(missing)).toBeVisible();
  },
};

export const Opened: Story = {
  parameters: { sandbox: { fault: 'member.info=500' } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(said(context, messages.opened))).toBeVisible();
  },
};

export const Invited: Story = {
  parameters: { at: '/register?affiliateCode=NORTH24' },
  play: async (context) => {
    await expect(await context.canvas.findByText(said(context, messages.invited))).toBeVisible();
  },
};

export const InvalidInvitation: Story = {
  parameters: { at: '/register?affiliateCode=WRONG99' },
  play: async (context) => {
    const name = said(context, messages.invalidTitle);
    await expect(await context.canvas.findByRole('dialog', { name })).toBeVisible();
  },
};

export const ByInvitationOnly: Story = {
  parameters: { brand: { flags: byUsername, registration: 'invitation' } },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText(said(context, fieldLabels.affiliateCode))).toBeRequired();
  },
};
