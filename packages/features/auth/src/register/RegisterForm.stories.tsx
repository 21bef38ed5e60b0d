import type { BrandData } from '@marquee/brand/data';
import type { FlagName } from '@marquee/brand/flagRules';
import { testBrand } from '@marquee/testing/testBrand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { RegisterForm } from './RegisterForm.tsx';

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

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
};

/** Jurisdictions differ in whether the box is ticked from the start. */
const agree =
  (agreed: boolean): Play =>
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole<HTMLInputElement>('checkbox');
    if (box.checked !== agreed) await userEvent.click(box);
  };

const fillIn =
  (texts: Record<string, string>): Play =>
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Register' });
    for (const [name, text] of Object.entries(texts)) {
      await userEvent.type(canvas.getByLabelText(new RegExp(`^${name}`), { selector: 'input' }), text);
    }
  };

const newcomer = { 'User name': 'newcomer1', Password: 'typed2468', 'Confirm password': 'typed2468' };

const send: Play = async (context) => {
  await fillIn(newcomer)(context);
  await agree(true)(context);
  await submit(context);
};

const sendAndSee =
  (words: RegExp): Play =>
  async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words);
  };

/** One cell of the table of flags that change this screen. */
function cell(ways: Flags, more: Flags, ...fields: string[]): Story {
  return {
    parameters: { brand: { flags: { ...ways, ...more }, registration: 'direct' } },
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Register' });
      for (const name of fields) {
        await expect(canvas.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })).toBeVisible();
      }
    },
  };
}

const PASSWORD: Flags = { MOBILENUMPASSREG3: true };
const CODE: Flags = { REGMOBVERF3: true };

export const Username = cell(byUsername, {}, 'User name', 'Password');
export const UsernameCode = cell(byUsername, CODE, 'User name', 'Mobile number', 'Code from the SMS');
export const Mobile = cell(byMobile, {}, 'Mobile number');
export const MobilePassword = cell(byMobile, PASSWORD, 'Mobile number', 'Password');
export const MobileCode = cell(byMobile, CODE, 'Mobile number', 'Code from the SMS');
export const MobilePasswordCode = cell(byMobile, { ...PASSWORD, ...CODE }, 'Code from the SMS', 'Password');
export const Both = cell(both, {}, 'Mobile number');
export const BothPassword = cell(both, PASSWORD, 'Mobile number', 'Password');
export const BothCode = cell(both, CODE, 'Mobile number', 'Code from the SMS');
export const BothPasswordCode = cell(both, { ...PASSWORD, ...CODE }, 'Code from the SMS', 'Password');

export const OtherTab: Story = {
  parameters: { brand: { flags: both, registration: 'direct' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'User name' }));
    await expect(canvas.getByLabelText('User name', { selector: 'input' })).toBeVisible();
  },
};

export const AllFields: Story = {
  parameters: { sandbox: { scenario: 'allFields' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByAltText('Picture with characters to copy')).toBeVisible();
  },
};

export const AllFieldsEmpty: Story = {
  parameters: { sandbox: { scenario: 'allFields' } },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findAllByText('This field cannot be empty.')).not.toHaveLength(0);
  },
};

export const FewFields: Story = { parameters: { sandbox: { scenario: 'fewFields' } } };

export const FieldErrors: Story = {
  play: async (context) => {
    await fillIn({ 'User name': '9x', Password: 'short', 'Confirm password': 'other', 'E-mail': 'nobody' })(context);
    await submit(context);
    await expect(await context.canvas.findByText('Incorrect confirmation input.')).toBeVisible();
  },
};

export const NameInCapitals: Story = {
  play: async (context) => {
    await fillIn({ ...newcomer, 'Name of the account holder': 'New Comer' })(context);
    await submit(context);
    await expect(await context.canvas.findByText(/Still needed/)).toBeVisible();
  },
};

export const HintsFulfilled: Story = { play: fillIn(newcomer) };

export const Countdown: Story = {
  parameters: { brand: { flags: { ...byMobile, ...CODE }, registration: 'direct' } },
  play: async (context) => {
    await fillIn({ 'Mobile number': '+63 917 555 0199' })(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Get code' }));
    await expect(await context.canvas.findByRole('button', { name: /Again in 2:00/ })).toBeVisible();
  },
};

export const CodeNotSent: Story = {
  parameters: { ...Countdown.parameters, sandbox: { fault: 'account.smsRegister=refused' } },
  play: async (context) => {
    await fillIn({ 'Mobile number': '+63 917 555 0199' })(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Get code' }));
    await expect(await context.canvas.findByRole('dialog')).toBeVisible();
  },
};

export const NameTaken: Story = {
  play: async (context) => {
    await fillIn({ ...newcomer, 'User name': 'demomember' })(context);
    await agree(true)(context);
    await submit(context);
    await expect(await context.canvas.findByText('This user name is already taken.')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { sandbox: { fault: 'account.register=refused' } },
  play: sendAndSee(/cannot be done right now/),
};

export const Offline: Story = {
  parameters: { sandbox: { fault: 'account.register=offline' } },
  play: sendAndSee(/Network link is abnormal/),
};

export const Waiting: Story = {
  parameters: { sandbox: { fault: 'account.register=timeout' } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Register', busy: true })).toBeVisible();
  },
};

export const TimedOut: Story = {
  parameters: { sandbox: { fault: 'account.register=timeout' } },
  play: async (context) => {
    await fillIn(newcomer)(context);
    await agree(true)(context);
    await hurried(async () => {
      await submit(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/took longer time/);
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
    await fillIn(newcomer)(context);
    await agree(false)(context);
    await submit(context);
    await expect(await context.canvas.findByText(/confirm your age and agree/)).toBeVisible();
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
    await fillIn(newcomer)(context);
    await submit(context);
    await expect(await context.canvas.findByText(/confirm your age and agree/)).toBeVisible();
    await expect(context.canvas.getByText('Please confirm that you are 21 years old or older.')).toBeVisible();
  },
};

export const Opened: Story = {
  parameters: { sandbox: { fault: 'member.info=500' } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/Your account is open/)).toBeVisible();
  },
};

export const Invited: Story = {
  parameters: { at: '/register?affiliateCode=NORTH24' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You were invited/)).toBeVisible();
  },
};

export const InvalidInvitation: Story = {
  parameters: { at: '/register?affiliateCode=WRONG99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Invitation code' })).toBeVisible();
  },
};

export const ByInvitationOnly: Story = {
  parameters: { brand: { flags: byUsername, registration: 'invitation' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Invitation code')).toBeRequired();
  },
};
