import { fieldLabels } from '@marquee/feature-auth/form/form.messages';
import { messages as address } from '@marquee/feature-auth/login/addressCheck.messages';
import { messages as codeWords } from '@marquee/feature-auth/login/code.messages';
import { messages as login } from '@marquee/feature-auth/login/login.messages';
import { messages as register } from '@marquee/feature-auth/register/register.messages';
import { withProvider } from '@marquee/feature-auth/social/social.messages';
import { type Windows, WindowsContext } from '@marquee/state/windows';
import { noWindows } from '@marquee/testing/noWindows';
import { intlOf, press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  askForCode,
  begin,
  type Context,
  dialogOf,
  fillIn,
  logIn,
  nothingOpen,
  ofAge,
  password,
  Site,
  surroundings,
  typeNumber,
} from '../test/afterLogin.tsx';

const flags = {
  USERNAMEREG3: false,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: false,
  REGMOBVERF3: true,
  smsLogin: true,
  freePlay: false,
  socialLogin: true,
};
const withFlags = (own: Record<string, boolean>) =>
  surroundings(
    { ...flags, ...own },
    { phoneCountry: 'PH', social: { google: { clientId: '0-a.apps.googleusercontent.com' } } },
  );

/** What comes after the ways in beside a name and a password: each leads on to what was wanted (AUTH-07, AUTH-16, AUTH-23). */
const meta = {
  title: 'auth/AfterOtherWays',
  component: Site,
  decorators: [ofAge],
  parameters: { ...withFlags({}) },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

async function goesOnAs(context: Context, who: RegExp): Promise<void> {
  await expect(await context.canvas.findByText('The game begins.')).toBeVisible();
  await nothingOpen(context);
  await expect(context.canvas.getByText(who)).toBeVisible();
}

export const BySms: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context, 'Play');
    await userEvent.click(await canvas.findByRole('tab', { name: said(context, login.bySms) }));
    await typeNumber(context, '+63 917 555 0123');
    const code = await askForCode(context);
    await userEvent.type(canvas.getByLabelText(said(context, codeWords.code)), `${code}{Enter}`);
    await goesOnAs(context, /^demomember is in as member, at \/live$/);
  },
};

/** From an address that the account has not used before: the code makes the login whole (AUTH-07). */
export const AddressProven: Story = {
  parameters: { ...withFlags({ smsLogin: false }), sandbox: { scenario: 'unregisteredIp' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context, 'Play');
    await logIn(context);
    await canvas.findByLabelText(said(context, codeWords.code));
    await expect(canvas.getByText(/^Nobody is in/)).toBeVisible();
    const code = await askForCode(context);
    await userEvent.type(canvas.getByLabelText(said(context, codeWords.code)), code);
    await press(context, address.confirmAddress);
    await goesOnAs(context, /^demomember is in as member, at \/live$/);
  },
};

/** As far as the number. */
async function beginAccount(context: Context): Promise<void> {
  await begin(context, 'Play');
  await press(context, login.register);
  await dialogOf(context, register.title);
  await typeNumber(context, '+63 917 555 0199');
}

/** The code alone is the key to the account. */
export const RegisteredByMobile: Story = {
  play: async (context) => {
    await beginAccount(context);
    await expect(
      context.canvas.queryByLabelText(said(context, fieldLabels.password), { selector: 'input' }),
    ).toBeNull();
    await fillIn(context, [[fieldLabels.verificationCode, await askForCode(context)]], register.submit);
    await goesOnAs(context, /is in as member, at \/live$/);
  },
};

export const RegisteredByMobileAndPassword: Story = {
  parameters: withFlags({ MOBILENUMPASSREG3: true, REGMOBVERF3: false }),
  play: async (context) => {
    await beginAccount(context);
    await fillIn(context, password, register.submit);
    await goesOnAs(context, /is in as member, at \/live$/);
  },
};

/** A window in which the provider answers at once, for one account. */
const agreeing: Windows = {
  ...noWindows,
  open: (kind, address) => ({
    closed: () => false,
    close: () => {},
    listen: (take) => {
      const state = new URL(address, location.href).searchParams.get('state');
      queueMicrotask(() => take({ kind, answer: { state, code: 'sandbox-demomember' } }));
      return () => {};
    },
  }),
};

export const ByProvider: Story = {
  decorators: [
    (Story) => (
      <WindowsContext value={agreeing}>
        <Story />
      </WindowsContext>
    ),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context, 'Play');
    const name = intlOf(context).formatMessage(withProvider.continueWith, { provider: 'Google' });
    const button = await canvas.findByRole('button', { name });
    await userEvent.click(button);
    // the digest may still be on its way at the first press
    if (button.isConnected && button.getAttribute('aria-busy') !== 'true') await userEvent.click(button);
    await goesOnAs(context, /^demomember is in as member, at \/live$/);
  },
};
