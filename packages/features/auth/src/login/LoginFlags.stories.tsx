import type { BrandData } from '@marquee/brand/data';
import { intlOf, type Played, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages as others, withProvider } from '../social/social.messages.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { messages } from './login.messages.ts';

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
const signs: Record<LoginFlag, [role: 'tab' | 'button', name: (played: Played) => string]> = {
  smsLogin: ['tab', (played) => said(played, messages.bySms)],
  freePlay: ['button', (played) => said(played, others.freePlay)],
  socialLogin: ['button', (played) => intlOf(played).formatMessage(withProvider.continueWith, { provider: 'Google' })],
};

function withFlags(flags: readonly LoginFlag[], brand: Partial<BrandData> = {}): Story {
  const on = Object.fromEntries(flags.map((name) => [name, true]));
  return {
    parameters: { brand: { social, flags: { ...off, ...on }, ...brand } },
    play: async (context) => {
      const { canvas } = context;
      await canvas.findByRole('textbox', { name: said(context, messages.username) });
      for (const [name, [role, words]] of Object.entries(signs)) {
        const there = canvas.queryByRole(role, { name: words(context) }) !== null;
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
