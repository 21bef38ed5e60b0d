import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table, type TableColumn } from './Table.tsx';

afterEach(cleanup);

const columns: TableColumn<{ id: string; stake: string }>[] = [
  { id: 'id', header: 'Bet', cell: (bet) => bet.id, rowHeader: true },
  { id: 'stake', header: 'Stake', cell: (bet) => bet.stake, numeric: true, sortable: true },
];
const rows = [
  { id: 'A1', stake: '10.00' },
  { id: 'A2', stake: '7.50' },
];
const shared = { caption: 'Bets', columns, rowKey: (bet: { id: string }) => bet.id };

describe('Table', () => {
  it('WEB-01 is named by its caption, and its rows by their header', () => {
    render(<Table {...shared} rows={rows} />);
    expect(screen.getByRole('table', { name: 'Bets' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['A1', 'A2']);
  });

  it('WEB-01 scrolls by keyboard: the region takes focus', async () => {
    render(<Table {...shared} rows={rows} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bets' }));
  });

  it.each([
    [undefined, 'none', 'ascending'],
    ['ascending', 'ascending', 'descending'],
    ['descending', 'descending', 'ascending'],
  ] as const)('sorted %s it says %s and asks for %s', async (direction, said, wanted) => {
    const onSort = vi.fn();
    render(<Table {...shared} rows={rows} sort={direction && { column: 'stake', direction }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Stake' }).getAttribute('aria-sort')).toBe(said);
    await userEvent.click(screen.getByRole('button', { name: 'Stake' }));
    expect(onSort).toHaveBeenCalledWith({ column: 'stake', direction: wanted });
  });

  it('WEB-01 as cards each cell bears the head of its column, which is not read twice', () => {
    render(<Table {...shared} narrow="cards" rows={rows} />);
    const [first] = screen.getAllByRole('cell');
    expect(first?.textContent).toBe('Stake10.00');
    expect(first?.querySelector('[aria-hidden]')?.textContent).toBe('Stake');
    expect(screen.getByRole('table', { name: 'Bets' }).getAttribute('role')).toBe('table');
  });

  it('says what to do when there is nothing', () => {
    render(<Table {...shared} rows={[]} empty="No bets yet" />);
    expect(screen.getByRole('cell').textContent).toBe('No bets yet');
  });
});
