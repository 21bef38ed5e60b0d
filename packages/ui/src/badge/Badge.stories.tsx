import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'ui/Badge', tags: ['picture'], component: Badge, args: { children: 'New' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'second', 'positive', 'warning', 'negative', 'info'] as const;

export const Soft: Story = {
  render: (args) => (
    <Inline>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
    </Inline>
  ),
};
export const Solid: Story = {
  render: (args) => (
    <Inline>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} solid />
      ))}
    </Inline>
  ),
};
