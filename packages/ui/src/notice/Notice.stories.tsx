import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = { title: 'ui/Notice', tags: ['picture'], component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Notice>Withdrawals are paid out on working days.</Notice>
      <Notice tone="positive" title="Deposit received">
        It is in your balance now.
      </Notice>
      <Notice tone="warning" title="Your password is 90 days old">
        Change it to keep the account safe.
      </Notice>
      <Notice tone="negative" title="The balance could not be loaded" action={<Button size="small">Try again</Button>}>
        The connection was lost.
      </Notice>
    </Stack>
  ),
};
