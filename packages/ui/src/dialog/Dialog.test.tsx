import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Timers } from '../base/timers.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { OnceShown, WhenShown } from './shown.ts';

afterEach(cleanup);

describe('Dialog', () => {
  it('SHELL-07 is named by its title and not in the document while closed', () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} title="Log in" closeLabel="Close" onClose={vi.fn()}>
        <input aria-label="Account" />
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialog(true));
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Log in' }).open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Account'));
  });

  it('SHELL-07b asks its owner to close at Escape and at the close control, and stays until it does', async () => {
    const onClose = vi.fn();
    render(<Dialog open title="News" closeLabel="Close" onClose={onClose} />);
    const pressed = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), pressed);
    expect(pressed.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  });

  it('SHELL-07b is there again where its owner keeps it, though the browser closed it at a second Escape', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="New password" closeLabel={null} onClose={onClose}>
        <input aria-label="Password" />
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.open).toBe(true));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it.each([
    ['cover', true, 1],
    ['cover of a dialog that keeps', false, 0],
  ])('SHELL-08b a click on the %s asks to close %#', (_, cover, times) => {
    const onClose = vi.fn();
    render(<Dialog open title="News" closeLabel="Close" cover={cover} onClose={onClose} />);
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('SHELL-08b stays open at the second half of the double click that opened it', () => {
    const onClose = vi.fn();
    render(<Dialog open title="News" closeLabel="Close" onClose={onClose} />);
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 1 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not closed by a drag that began inside, nor by a file field that was cancelled', () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Upload" closeLabel="Close" onClose={onClose}>
        <input aria-label="Document" type="file" />
      </Dialog>,
    );
    fireEvent.pointerDown(screen.getByLabelText('Document'));
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent(screen.getByLabelText('Document'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dialog that is made ahead', () => {
  /** With frames that come when they are told to, and sizes, which the stand-in of a browser has not. */
  function start() {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const onClose = vi.fn();
    const effect = vi.fn();
    const dialog = (open: boolean) => (
      <Dialog ahead open={open} title="Log in" closeLabel="Close" onClose={onClose}>
        <OnceShown effect={effect} />
        <input aria-label="Account" />
        <WhenShown>
          <p>Games</p>
        </WhenShown>
      </Dialog>
    );
    const { rerender, unmount } = render(dialog(false));
    const frame = () =>
      act(() => {
        for (const run of frames.splice(0)) run(0);
      });
    return { show: (open: boolean) => rerender(dialog(open)), unmount, frame, showModal, onClose, effect };
  }
  const field = () => screen.getByLabelText('Account');
  const task = () => act(() => new Promise<void>((done) => setTimeout(done)));
  const laidOut = () => task();
  afterEach(() => vi.restoreAllMocks());

  it('SHELL-07a is nothing to anybody until it opens, and what waits for that begins then', () => {
    const { show, effect } = start();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByText('Games')).toBeNull();
    expect(effect).not.toHaveBeenCalled();
    show(true);
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByText('Games')).toBeTruthy();
    expect(effect).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
  });

  it('SHELL-07a once it is laid out it shows with the next frame, keeps what it has, and is modal after that frame', async () => {
    const { show, frame, showModal } = start();
    await laidOut();
    const before = field();
    show(true);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(dialog.open).toBe(true);
    frame();
    expect(showModal).not.toHaveBeenCalled();
    await task();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
    expect(field()).toBe(before);
    expect(document.activeElement).toBe(before);
  });

  it('SHELL-07b Escape is heard before it is modal; closed by then, it does not come back', async () => {
    const { show, frame, showModal, onClose } = start();
    await laidOut();
    show(true);
    frame();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    show(false);
    await task();
    expect(showModal).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHELL-07b Escape is left to the browser once it is modal', async () => {
    const { show, frame, onClose } = start();
    await laidOut();
    show(true);
    frame();
    await task();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  const open = { open: true, title: 'Log out?', closeLabel: 'CLOSE', confirmLabel: 'Log out' } as const;

  it('SHELL-08a Enter confirms, once, wherever no control answers it', async () => {
    const onConfirm = vi.fn();
    render(<ConfirmDialog {...open} onClose={vi.fn()} onConfirm={onConfirm} />);
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('SHELL-08a Enter on the closing button closes and does not confirm', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(<ConfirmDialog {...open} onClose={onClose} onConfirm={onConfirm} />);
    screen.getByRole('button', { name: 'CLOSE' }).focus();
    await userEvent.keyboard('{Enter}');
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it('C19 Enter does nothing while its call is under way', async () => {
    const onConfirm = vi.fn();
    render(<ConfirmDialog {...open} busy onClose={vi.fn()} onConfirm={onConfirm} />);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('SHELL-08a with nothing to confirm, Enter closes', async () => {
    const onClose = vi.fn();
    render(<ConfirmDialog open title="Password changed" closeLabel="CLOSE" onClose={onClose} />);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('SHELL-08c closes by itself after the time it was given, and not after it was closed', () => {
    const onClose = vi.fn();
    const pending = new Map<number, () => void>();
    const timers: Pick<Timers, 'setTimeout' | 'clearTimeout'> = {
      setTimeout: (run, ms) => {
        pending.set(ms, run);
        return ms;
      },
      clearTimeout: (id) => pending.delete(Number(id)),
    };
    const dialog = (shown: boolean) => (
      <ConfirmDialog {...open} open={shown} onClose={onClose} closeAfter={3000} timers={timers} />
    );
    const { rerender } = render(dialog(true));
    pending.get(3000)?.();
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(dialog(false));
    expect(pending.size).toBe(0);
  });
});
