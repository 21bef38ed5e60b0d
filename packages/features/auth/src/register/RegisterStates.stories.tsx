import { HumanCheckFailed as CheckFailed } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { solveHere } from '@marquee/testing/solveHere';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { RegisterForm } from './RegisterForm.tsx';

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

const newcomer = { 'User name': 'newcomer1', Password: 'typed2468', 'Confirm password': 'typed2468' };
const number = { 'Mobile number': '+63 917 555 0199', Password: 'typed2468', 'Confirm password': 'typed2468' };

const send =
  (texts: Record<string, string>): Play =>
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Register' });
    for (const [name, text] of Object.entries(texts)) {
      await userEvent.type(canvas.getByLabelText(new RegExp(`^${name}`), { selector: 'input' }), text);
    }
    for (const box of canvas.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await userEvent.click(box);
    await userEvent.click(button);
  };

const sendAndSee =
  (texts: Record<string, string>, words: RegExp): Play =>
  async (context) => {
    await send(texts)(context);
    await expect(await context.canvas.findByText(words)).toBeVisible();
  };

const wrong = {
  'User name': '9 x',
  Password: 'short',
  'Confirm password': 'other',
  'Mobile number': '12',
  'E-mail': 'nobody',
  'Name of the account holder': 'New Comer',
  'Payment password': '12',
  'Invitation code': '!',
  'Referral code': '!',
};

/** Each field says what is wrong with it. */
export const AllFieldsWrong: Story = {
  parameters: { ...withName, sandbox: { scenario: 'allFields' } },
  play: async (context) => {
    await send(wrong)(context);
    const input = (name: string) => context.canvas.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
    const well = () => Object.keys(wrong).filter((name) => input(name).getAttribute('aria-invalid') !== 'true');
    await waitFor(() => expect(well()).toEqual([]));
  },
};

/** Patterns that would freeze a form or that no browser can run: the platform decides (C15). */
export const HostilePatterns: Story = {
  parameters: { ...withName, sandbox: { scenario: 'hostilePatterns' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
};

const asksForCaptcha = { ...withName, sandbox: { scenario: 'allFields' } };
const whole = { ...newcomer, 'Payment password': '246810' };

export const CaptchaMissing: Story = {
  parameters: asksForCaptcha,
  play: sendAndSee(whole, /Please enter the characters in the picture/),
};

export const CaptchaOtherWay: Story = {
  parameters: asksForCaptcha,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on without the picture' }));
    await expect(await canvas.findByText(/No picture needed/)).toBeVisible();
  },
};

export const CaptchaWithoutPicture: Story = {
  parameters: { ...withName, sandbox: { scenario: 'allFields', fault: 'session.captcha=refused' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/picture did not load/)).toBeVisible();
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
  play: sendAndSee(newcomer, /keeps out robots/),
};

export const CodeNotProven: Story = {
  parameters: withCode,
  decorators: unsolved,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Mobile number', { selector: 'input' }), '+63 917 555 0199');
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent(/keeps out robots/);
  },
};

export const NumberWrong: Story = {
  // where the country's lengths are known, in these words
  play: sendAndSee({ ...number, 'Mobile number': '12' }, /not in the correct format|must have 10 digits/),
};

export const NumberTaken: Story = {
  play: sendAndSee({ ...number, 'Mobile number': '+63 917 555 0123' }, /belongs to another account/),
};

export const WrongCode: Story = {
  parameters: withCode,
  play: sendAndSee({ ...number, 'Code from the SMS': '000000' }, /verification code is not valid/),
};

const failing = (fault: string) => ({ ...meta.parameters, sandbox: { fault: `account.registerMobile=${fault}` } });

export const MobileWaiting: Story = {
  parameters: failing('timeout'),
  play: async (context) => {
    await send(number)(context);
    await expect(await context.canvas.findByRole('button', { name: 'Register', busy: true })).toBeVisible();
  },
};
export const MobileRefused: Story = {
  parameters: failing('refused'),
  play: sendAndSee(number, /cannot be done right/),
};
export const MobileOffline: Story = { parameters: failing('offline'), play: sendAndSee(number, /link is abnormal/) };
export const MobileTimedOut: Story = {
  parameters: failing('timeout'),
  play: async (context) => {
    // the settings come in their own time
    await context.canvas.findByRole('button', { name: 'Register' });
    await hurried(() => Promise.resolve(sendAndSee(number, /took longer time/)(context)));
  },
};
