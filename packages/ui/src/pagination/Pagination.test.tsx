import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const labels = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number) => `Page ${page}`,
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

function start(page: number, pages: number) {
  const onPage = vi.fn();
  render(<Pagination {...{ page, pages, labels, onPage }} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { onPage, press };
}

describe('Pagination', () => {
  it.each([
    ['First page', 1],
    ['Previous page', 4],
    ['Page 6', 6],
    ['Next page', 6],
    ['Last page', 20],
  ])('SHELL-19 %s leads there', async (name, to) => {
    const { onPage, press } = start(5, 20);
    await press(name);
    expect(onPage.mock.calls).toEqual([[to]]);
  });

  it('SHELL-19 the page one is on is marked, and leads nowhere', async () => {
    const { onPage, press } = start(1, 20);
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
    for (const name of ['Page 1', 'First page', 'Previous page']) await press(name);
    expect(onPage).not.toHaveBeenCalled();
  });

  it('one page needs no way to others', () => {
    start(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
