import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { DirectionalIcon } from '../icon/DirectionalIcon.tsx';
import { gap, pagination, place, step, steps } from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationLabels {
  /** name of the whole */
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** name of the button that leads to a page, such as "Page 4" */
  page: (page: number) => string;
  /** where one is, such as "Page 4 of 20"; a phone shows it in place of the numbers */
  place: (page: number, pages: number) => string;
}

export interface PaginationProps {
  /** from 1 */
  page: number;
  pages: number;
  labels: PaginationLabels;
  onPage(page: number): void;
}

/** Leads through the pages of a list: first, previous, three around the current and one at each end, next, last (SHELL-19). */
export function Pagination({ page, pages, labels, onPage }: PaginationProps): JSX.Element | null {
  if (pages < 2) return null;
  const end = (label: string, icon: ReactNode, to: number) => (
    <IconButton
      label={label}
      size="small"
      icon={<DirectionalIcon>{icon}</DirectionalIcon>}
      // it keeps the focus of who pressed it until there is no further page
      aria-disabled={to === page || undefined}
      onClick={() => to !== page && onPage(to)}
    />
  );
  return (
    <nav className={pagination} aria-label={labels.label}>
      {end(labels.first, <ChevronFirst size={20} />, 1)}
      {end(labels.previous, <ChevronLeft size={20} />, Math.max(1, page - 1))}
      <span className={place}>{labels.place(page, pages)}</span>
      <ul className={steps}>
        {pageWindow(page, pages).map((at) => (
          <li key={at}>
            {typeof at === 'number' ? (
              <button
                type="button"
                className={step}
                aria-label={labels.page(at)}
                aria-current={at === page ? 'page' : undefined}
                onClick={() => at !== page && onPage(at)}
              >
                {at}
              </button>
            ) : (
              <span className={gap} aria-hidden>
                …
              </span>
            )}
          </li>
        ))}
      </ul>
      {end(labels.next, <ChevronRight size={20} />, Math.min(pages, page + 1))}
      {end(labels.last, <ChevronLast size={20} />, pages)}
    </nav>
  );
}
