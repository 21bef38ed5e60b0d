import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Text } from '@marquee/ui/text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.tsx';

const meta = {
  title: 'shell/Section',
  component: Section,
  args: { title: 'Offers', children: <Text>Free spins on Fridays, for members of every level.</Text> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnTheWay: Story = { args: { busy: true, children: <Skeleton /> } };
