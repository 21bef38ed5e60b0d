import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { type Windows, WindowsContext } from '@marquee/state/windows';
import { noWindows } from '@marquee/testing/noWindows';
import { intlOf, type Played, said, type Words } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { LoginPanel } from '../login/LoginPanel.tsx';
import { messages, withProvider } from './social.messages.ts';
import { SOCIAL_WINDOW } from './socialAnswer.ts';

const silent: Windows = {
  ...noWindows,
  open: () => ({ closed: () => false, close: () => {}, listen: () => () => {} }),
};

function Panel({ windows = silent, ...panel }: Parameters<typeof LoginPanel>[0] & { windows?: Windows }) {
  return (
    <WindowsContext value={windows}>
      <LoginPanel {...panel} />
    </WindowsContext>
  );
}

/** Login with a social provider in each state. */
const meta = {
  title: 'auth/Social',
  component: Panel,
  args: { side: 'member' },
  parameters: {
    layout: 'padded',
    brand: {
      social: { facebook: { appId: '100000000000001' }, google: { clientId: '0-a.apps.googleusercontent.com' } },
      flags: { smsLogin: false, freePlay: false, socialLogin: true },
    },
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

const google = (played: Played) => intlOf(played).formatMessage(withProvider.continueWith, { provider: 'Google' });

const ask =
  (words: Words): NonNullable<Story['play']> =>
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: google(context) }));
    await expect(await canvas.findByText(said(context, words))).toBeVisible();
  };

export const Asking: Story = { play: ask(messages.asking) };

export const Closed: Story = {
  args: { windows: { ...silent, open: () => ({ closed: () => true, close: () => {}, listen: () => () => {} }) } },
  play: ask(messages.closed),
};

export const Blocked: Story = { args: { windows: { ...silent, open: () => null } }, play: ask(messages.blocked) };

/** On the page that the provider leads back to: nobody here has asked for it. */
export const Foreign: Story = {
  args: { returned: { answer: { state: 'another', code: 'c' }, next: undefined } },
  play: async (context) => {
    await expect(await context.canvas.findByText(said(context, messages.foreign))).toBeVisible();
  },
};

export const InTheProvidersWindow: Story = {
  args: {
    windows: { ...silent, opener: () => ({ say: () => {}, closeSelf: () => {} }) },
    returned: { answer: { state: 's', code: 'c' }, next: undefined },
  },
};

/** A window in which the provider answers at once. */
const answering = (told: { code: string } | { error: string }): Windows => ({
  ...silent,
  open: (_, address) => {
    const state = new URL(address, location.href).searchParams.get('state');
    return {
      closed: () => false,
      close: () => {},
      listen: (take) => {
        queueMicrotask(() => take({ kind: SOCIAL_WINDOW, answer: { state, ...told } }));
        return () => {};
      },
    };
  },
});
const agreed = answering({ code: 'sandbox-demomember' });
const failing = (fault: string) => ({ ...meta.parameters, sandbox: { fault: `session.socialLogin=${fault}` } });

export const Declined: Story = {
  args: { windows: answering({ error: 'access_denied' }) },
  play: ask(messages.refused),
};

export const Waiting: Story = {
  args: { windows: agreed },
  parameters: failing('timeout'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: google(context) }));
    await expect(await canvas.findByRole('button', { name: google(context), busy: true })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { windows: agreed },
  parameters: failing('refused'),
  play: ask('refused'),
};

export const Offline: Story = {
  args: { windows: agreed },
  parameters: failing('offline'),
  play: ask(failureMessages.offline),
};

export const TimedOut: Story = {
  args: { windows: agreed },
  parameters: failing('timeout'),
  play: (context) => hurried(async () => void (await ask(failureMessages.timeout)(context))),
};
