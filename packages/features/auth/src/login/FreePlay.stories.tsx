import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { press, said, type Words } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { messages } from '../social/social.messages.ts';
import { LoginPanel } from './LoginPanel.tsx';

/** Play without an account, in each state; `auth/AfterLogin` shows it succeed. */
const meta = {
  title: 'auth/FreePlay',
  component: LoginPanel,
  args: { side: 'member' },
  parameters: { layout: 'padded', brand: { flags: { smsLogin: false, freePlay: true, socialLogin: false } } },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (fault: string) => ({ ...meta.parameters, sandbox: { fault: `session.freePlay=${fault}` } });

const askAndSee =
  (words: Words): NonNullable<Story['play']> =>
  async (context) => {
    await press(context, messages.freePlay);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, words));
  };

export const Waiting: Story = {
  parameters: failing('timeout'),
  play: async (context) => {
    await press(context, messages.freePlay);
    const name = said(context, messages.freePlay);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};
export const Refused: Story = { parameters: failing('refused'), play: askAndSee('refused') };
export const Offline: Story = { parameters: failing('offline'), play: askAndSee(failureMessages.offline) };
export const TimedOut: Story = {
  parameters: failing('timeout'),
  play: (context) => hurried(() => Promise.resolve(askAndSee(failureMessages.timeout)(context))),
};
