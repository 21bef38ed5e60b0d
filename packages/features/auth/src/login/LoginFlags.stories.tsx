import type { BrandData } from '@marquee/brand/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginPanel } from './LoginPanel.tsx';

/** Each flag that changes the login, alone and in pairs. */
const meta = {
  title: 'auth/LoginFlags',
  component: LoginPanel,
  args: { side: 'member' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

type LoginFlag = 'smsLogin' | 'freePlay' | 'socialLogin';
const off = { smsLogin: false, freePlay: false, socialLogin: false };
const social = { facebook: { appId: '100000000000001' }, google: { clientId: '0-a.apps.googleusercontent.com' } };

/** What each flag brings, by role and name. */
const signs: Record<LoginFlag, [role: 'tab' | 'button', name: RegExp]> = {
  smsLogin: ['tab', /SMS code/],
  freePlay: ['button', /Try it free/],
  socialLogin: ['button', /Continue with Google/],
};

function withFlags(flags: readonly LoginFlag[], brand: Partial<BrandData> = {}): Story {
  const on = Object.fromEntries(flags.map((name) => [name, true]));
  return {
    parameters: { brand: { social, flags: { ...off, ...on }, ...brand } },
    play: async ({ canvas }) => {
      await canvas.findByRole('textbox', { name: 'User name' });
      for (const [name, [role, words]] of Object.entries(signs)) {
        const there = canvas.queryByRole(role, { name: words }) !== null;
        await expect(`${name} ${there}`).toBe(`${name} ${name in on}`);
      }
    },
  };
}

export const None = withFlags([]);
export const Sms = withFlags(['smsLogin']);
export const FreePlay = withFlags(['freePlay']);
export const Social = withFlags(['socialLogin']);
export const SmsFreePlay = withFlags(['smsLogin', 'freePlay']);
export const SmsSocial = withFlags(['smsLogin', 'socialLogin']);
export const FreePlaySocial = withFlags(['freePlay', 'socialLogin']);
export const All = withFlags(['smsLogin', 'freePlay', 'socialLogin']);
export const ByInvitation = withFlags([], { registration: 'invitation' });
export const DeviceKeepsPassword = withFlags([], { rememberPassword: 'device' });
export const DeviceKeepsPasswordSms = withFlags(['smsLogin'], { rememberPassword: 'device' });
