import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
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

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try it free, without an account' }));
};
const askAndSee =
  (words: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words);
  };

export const Waiting: Story = {
  parameters: failing('timeout'),
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('button', { name: /Try it free/, busy: true })).toBeVisible();
  },
};
export const Refused: Story = { parameters: failing('refused'), play: askAndSee(/cannot be done right now/) };
export const Offline: Story = { parameters: failing('offline'), play: askAndSee(/Network link is abnormal/) };
export const TimedOut: Story = {
  parameters: failing('timeout'),
  play: (context) => hurried(() => Promise.resolve(askAndSee(/took longer time/)(context))),
};
