import { type Windows, WindowsContext } from '@marquee/state/windows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  askForCode,
  type Context,
  dialogOf,
  fillIn,
  logIn,
  nothingOpen,
  ofAge,
  press,
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
    await press(context, 'Play');
    await userEvent.click(await canvas.findByRole('tab', { name: 'SMS code' }));
    await typeNumber(context, '+63 917 555 0123');
    const code = await askForCode(context);
    await userEvent.type(canvas.getByLabelText('Verification code'), `${code}{Enter}`);
    await goesOnAs(context, /^demomember is in as member, at \/live$/);
  },
};

/** From an address that the account has not used before: the code makes the login whole (AUTH-07). */
export const AddressProven: Story = {
  parameters: { ...withFlags({ smsLogin: false }), sandbox: { scenario: 'unregisteredIp' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Play');
    await logIn(context);
    await canvas.findByLabelText('Verification code');
    await expect(canvas.getByText(/^Nobody is in/)).toBeVisible();
    const code = await askForCode(context);
    await userEvent.type(canvas.getByLabelText('Verification code'), code);
    await press(context, 'Confirm and log in');
    await goesOnAs(context, /^demomember is in as member, at \/live$/);
  },
};

/** As far as the number. */
async function beginAccount(context: Context): Promise<void> {
  await press(context, 'Play');
  await press(context, 'Open an account');
  await dialogOf(context, 'Open an account');
  await typeNumber(context, '+63 917 555 0199');
}

/** The code alone is the key to the account. */
export const RegisteredByMobile: Story = {
  play: async (context) => {
    await beginAccount(context);
    await expect(context.canvas.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    await fillIn(context, { 'Code from the SMS': await askForCode(context) }, 'Register');
    await goesOnAs(context, /is in as member, at \/live$/);
  },
};

export const RegisteredByMobileAndPassword: Story = {
  parameters: withFlags({ MOBILENUMPASSREG3: true, REGMOBVERF3: false }),
  play: async (context) => {
    await beginAccount(context);
    await fillIn(context, { Password: 'typed2468', 'Confirm password': 'typed2468' }, 'Register');
    await goesOnAs(context, /is in as member, at \/live$/);
  },
};

/** A window in which the provider answers at once, for one account. */
const agreeing: Windows = {
  able: true,
  open: (kind, address) => ({
    closed: () => false,
    close: () => {},
    listen: (take) => {
      const state = new URL(address, location.href).searchParams.get('state');
      queueMicrotask(() => take({ kind, answer: { state, code: 'sandbox-demomember' } }));
      return () => {};
    },
  }),
  opener: () => null,
  callBack: () => Promise.resolve(false),
  closeSelf: () => {},
  leave: () => {},
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
    await press(context, 'Play');
    const button = await canvas.findByRole('button', { name: /Continue with Google/ });
    await userEvent.click(button);
    // the digest may still be on its way at the first press
    if (button.isConnected && button.getAttribute('aria-busy') !== 'true') await userEvent.click(button);
    await goesOnAs(context, /^demomember is in as member, at \/live$/);
  },
};
