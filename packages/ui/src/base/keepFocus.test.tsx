import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { keepFocus } from './keepFocus.ts';

afterEach(cleanup);

const main = <main tabIndex={-1}>Content</main>;
const lost = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

describe('keepFocus', () => {
  it('SHELL-07 a dialog whose opener has gone leaves the focus with the content', async () => {
    const page = (open: boolean) => (
      <>
        {main}
        <Dialog open={open} title="Log in" closeLabel="Close" onClose={vi.fn()}>
          <input aria-label="Account" />
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    expect(document.activeElement).toBe(screen.getByLabelText('Account'));
    rerender(page(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('takes the focus from nothing that has it', async () => {
    render(
      <>
        {main}
        <button type="button">Opener</button>
      </>,
    );
    screen.getByRole('button').focus();
    keepFocus();
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('waits for the content of the next screen', async () => {
    const { rerender } = render(<p>On the way</p>);
    lost();
    keepFocus();
    await Promise.resolve();
    rerender(main);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
