import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';

afterEach(cleanup);

/** Whether what scrolls within the dialog is a stop of the keyboard. */
function isStop(content: ReactNode): boolean {
  render(
    <Dialog open title="Terms" closeLabel="Close" onClose={vi.fn()}>
      {content}
    </Dialog>,
  );
  return screen.getByTestId('content').parentElement?.tabIndex === 0;
}

it.each([
  ['text alone', <p key="text">Long</p>, true],
  [
    'a heading that has the focus by script',
    <h3 key="heading" tabIndex={-1} data-autofocus="">
      Terms
    </h3>,
    true,
  ],
  ['a field that has the focus', <input key="field" aria-label="Name" />, false],
  [
    'a link that has it not',
    <a key="link" href="#terms">
      More
    </a>,
    false,
  ],
])('WCAG 2.1.1 what scrolls with %s in it is a stop by itself: %#', (_, content, stop) => {
  expect(isStop(<div data-testid="content">{content}</div>)).toBe(stop);
});
