import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  render: () => (
    <Stack gap={0}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  ),
};
export const Row: Story = {
  render: () => (
    <Inline wrap={false}>
      <Skeleton shape="circle" />
      <Skeleton shape="control" />
    </Inline>
  ),
};
export const Banner: Story = { args: { shape: 'banner' } };
