import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { leaveFocus } from './leaveFocus.ts';

afterEach(cleanup);

const main = <main tabIndex={-1}>Content</main>;
const button = <button type="button">Try again</button>;
const section = (
  <section>
    <h2>Hot games</h2>
    {button}
  </section>
);
const pressed = () => screen.getByRole('button', { name: 'Try again' });
const focused = () => document.activeElement;

/** Renders a page with the focus on its button, and then without the button. */
function loses(page: (there: boolean) => React.ReactNode) {
  const { rerender } = render(page(true));
  pressed().focus();
  leaveFocus(pressed());
  rerender(page(false));
}

describe('leaveFocus', () => {
  it('goes to the heading of the section whose control has gone', async () => {
    loses((there) => (
      <main tabIndex={-1}>
        <section>
          <h2>Hot games</h2>
          {there && button}
        </section>
      </main>
    ));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
  });

  it('stays in the dialog whose control has gone, at its title', async () => {
    loses((there) => (
      <>
        {main}
        <Dialog open title="Messages" closeLabel="Close" onClose={vi.fn()}>
          {there && button}
        </Dialog>
      </>
    ));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
  });

  it.each([
    ['the section has gone too', section],
    ['there was no section', button],
  ])('goes to the content where %s', async (_, part) => {
    loses((there) => (
      <>
        {main}
        {there && part}
      </>
    ));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  it('takes the focus from nothing that has it', async () => {
    render(
      <>
        {main}
        {button}
        <input aria-label="Account" />
      </>,
    );
    screen.getByLabelText('Account').focus();
    leaveFocus(pressed());
    await Promise.resolve();
    expect(focused()).toBe(screen.getByLabelText('Account'));
    pressed().focus();
    leaveFocus(pressed());
    screen.getByLabelText('Account').focus();
    await Promise.resolve();
    expect(focused()).toBe(screen.getByLabelText('Account'));
  });
});
