import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Table, type TableProps, type TableSort } from './Table.tsx';

interface Bet {
  id: string;
  game: string;
  placed: string;
  stake: string;
  result: 'won' | 'lost';
}

const bets: Bet[] = [
  { id: '20260412-001', game: 'Lucky 5', placed: '12 Apr 2026, 14:05', stake: '1,250.00', result: 'won' },
  { id: '20260412-002', game: 'Harbour Wheel', placed: '12 Apr 2026, 14:10', stake: '75.50', result: 'lost' },
  { id: '20260412-003', game: 'Northern Reels', placed: '12 Apr 2026, 14:22', stake: '300.00', result: 'lost' },
];

function Bets(props: Pick<TableProps<Bet>, 'rows' | 'hideCaption' | 'narrow'>) {
  const [sort, setSort] = useState<TableSort>({ column: 'stake', direction: 'descending' });
  return (
    <Table<Bet>
      {...props}
      caption="Bets of today"
      rowKey={(bet) => bet.id}
      sort={sort}
      onSort={setSort}
      columns={[
        { id: 'id', header: 'Bet', cell: (bet) => bet.id, rowHeader: true },
        { id: 'game', header: 'Game', cell: (bet) => bet.game },
        { id: 'placed', header: 'Placed', cell: (bet) => bet.placed, sortable: true },
        { id: 'stake', header: 'Stake', cell: (bet) => bet.stake, numeric: true, sortable: true, lead: true },
        {
          id: 'result',
          header: 'Result',
          cell: (bet) => <Badge tone={bet.result === 'won' ? 'positive' : 'neutral'}>{bet.result}</Badge>,
        },
      ]}
      empty={
        <Stack gap={3} align="center">
          <Text>No bets in this period.</Text>
          <Button size="small">Show the last 30 days</Button>
        </Stack>
      }
    />
  );
}

const meta = { title: 'ui/Table', tags: ['picture'], component: Bets } satisfies Meta<typeof Bets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = { args: { rows: bets } };
export const Empty: Story = { args: { rows: [], hideCaption: true } };
/** On a phone each row is a card. */
export const Cards: Story = { args: { rows: bets, narrow: 'cards' }, globals: { viewport: { value: 'phone' } } };
