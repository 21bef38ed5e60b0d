import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

const labels = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number) => `Page ${page}`,
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

function Turned({ at, pages }: { at: number; pages: number }) {
  const [page, onPage] = useState(at);
  return <Pagination {...{ page, pages, labels, onPage }} />;
}

const meta = { title: 'ui/Pagination', component: Turned } satisfies Meta<typeof Turned>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { at: 1, pages: 667 } };
export const Middle: Story = { args: { at: 333, pages: 667 } };
export const Few: Story = { args: { at: 2, pages: 3 } };
export const Phone: Story = { args: { at: 12, pages: 40 }, globals: { viewport: { value: 'phone' } } };
