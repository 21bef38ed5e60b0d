import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Columns } from './Columns.tsx';
import { Container } from './Container.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'ui/Layout', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = ['one', 'two', 'three', 'four', 'five'];
const boxes = some.map((name) => (
  <Card key={name} padding="small" surface="raised">
    {name}
  </Card>
));

export const InAStack: Story = { render: () => <Stack gap={2}>{boxes}</Stack> };
export const InLine: Story = { render: () => <Inline gap={2}>{boxes}</Inline> };
export const InColumns: Story = { render: () => <Columns least="narrow">{boxes}</Columns> };
export const TileSkeletons: Story = {
  render: () => (
    <Columns least="tile" gap={3} as="ul" aria-busy>
      {some.map((name) => (
        <Stack as="li" key={name} gap={2}>
          <Skeleton shape="tile" />
          <Skeleton width="most" />
        </Stack>
      ))}
    </Columns>
  ),
};
export const Contained: Story = {
  render: () => (
    <Container width="narrow">
      <Card>A container keeps its content off the edges.</Card>
    </Container>
  ),
};
