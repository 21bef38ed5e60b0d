import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../layout/Columns.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'ui/Card', tags: ['picture'], component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surfaces: Story = {
  render: () => (
    <Columns least="narrow">
      {(['card', 'raised', 'outline', 'wash'] as const).map((surface) => (
        <Card key={surface} surface={surface} interactive={surface === 'card'}>
          <Heading level={3}>Weekly rebate</Heading>
          <Text>Up to 1.2 % of what you staked, paid every Monday.</Text>
        </Card>
      ))}
    </Columns>
  ),
};
