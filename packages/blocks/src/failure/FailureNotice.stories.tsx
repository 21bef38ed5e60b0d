import { PlatformError } from '@marquee/sdk/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureNotice } from './FailureNotice.tsx';

const meta = {
  title: 'blocks/FailureNotice',
  component: FailureNotice,
  args: { failure: new PlatformError('offline', 'content.notice'), onRetry: () => {} },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const Retrying: Story = { args: { retrying: true } };

export const Timeout: Story = { args: { failure: new PlatformError('timeout', 'content.notice') } };

export const Refused: Story = {
  args: {
    failure: new PlatformError('refused', 'session.login', { serverMessage: 'Incorrect user name or password.' }),
  },
};

export const SessionOver: Story = { args: { failure: new PlatformError('expired', 'member.info') } };

/** The same, once the player has logged in again. */
export const CameBack: Story = { ...SessionOver, parameters: { sandbox: { session: 'member' } } };

export const Unforeseen: Story = { args: { failure: new TypeError('x is undefined') } };
