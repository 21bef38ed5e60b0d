import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { leavesFocus } from './leavesFocus.ts';

afterEach(cleanup);

const button = (
  <button type="button" ref={leavesFocus}>
    Try again
  </button>
);
const section = <section aria-label="Hot games">{button}</section>;
const pressed = () => screen.getByRole('button', { name: 'Try again' });
const focused = () => document.activeElement;

/** Renders a page with the focus on its button, and then without the button. */
function loses(page: (there: boolean) => React.ReactNode) {
  const { rerender } = render(page(true));
  pressed().focus();
  rerender(page(false));
}

describe('leavesFocus', () => {
  it('goes to the section whose control has gone', async () => {
    loses((there) => (
      <main tabIndex={-1}>
        <section aria-label="Hot games">{there && button}</section>
      </main>
    ));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('region')));
  });

  it('stays in the dialog whose control has gone', async () => {
    loses((there) => (
      <main tabIndex={-1}>
        <Dialog open title="Messages" closeLabel="Close" onClose={vi.fn()}>
          {there && button}
        </Dialog>
      </main>
    ));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')));
  });

  it.each([
    ['the section has gone too', section],
    ['there was no section', button],
  ])('goes to the content where %s', async (_, part) => {
    loses((there) => <main tabIndex={-1}>{there && part}</main>);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  it('takes the focus from nothing that has it', async () => {
    const page = (there: boolean) => (
      <main tabIndex={-1}>
        {there && button}
        <input aria-label="Account" />
      </main>
    );
    const { rerender } = render(page(true));
    screen.getByLabelText('Account').focus();
    rerender(page(false));
    await Promise.resolve();
    expect(focused()).toBe(screen.getByLabelText('Account'));
  });

  it('leaves it to what comes instead and takes it', async () => {
    loses((there) => (
      <main tabIndex={-1}>{there ? button : <input aria-label="Account" ref={(field) => field?.focus()} />}</main>
    ));
    await Promise.resolve();
    expect(focused()).toBe(screen.getByLabelText('Account'));
  });
});
