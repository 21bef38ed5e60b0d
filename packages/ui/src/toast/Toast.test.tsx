import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Timers } from '../base/timers.ts';
import { ToastRegion } from './ToastRegion.tsx';

afterEach(cleanup);

describe('ToastRegion', () => {
  it('WEB-01 has both live regions before the first toast, and only what went wrong interrupts', () => {
    const region = (toasts: Parameters<typeof ToastRegion>[0]['toasts']) => (
      <ToastRegion label="Messages" dismissLabel="Dismiss" onDismiss={vi.fn()} toasts={toasts} />
    );
    const { rerender } = render(region([]));
    const [polite, assertive] = [...document.querySelectorAll('[aria-live]')];
    expect([polite?.getAttribute('aria-live'), assertive?.getAttribute('aria-live')]).toEqual(['polite', 'assertive']);
    rerender(
      region([
        { id: 'a', tone: 'positive', children: 'Saved' },
        { id: 'b', tone: 'negative', children: 'Not sent' },
      ]),
    );
    expect([polite?.textContent, assertive?.textContent]).toEqual(['Saved', 'Not sent']);
  });

  it('dismisses the one whose control was pressed', async () => {
    const onDismiss = vi.fn();
    const toasts = [
      { id: 'a', children: 'One' },
      { id: 'b', children: 'Two' },
    ];
    render(<ToastRegion label="Messages" dismissLabel="Dismiss" onDismiss={onDismiss} toasts={toasts} />);
    const second = screen.getAllByRole('button', { name: 'Dismiss' })[1];
    await userEvent.click(second as HTMLElement);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('WEB-01 goes by itself only while nobody points at it', () => {
    const onDismiss = vi.fn();
    const pending = new Map<number, () => void>();
    const timers: Pick<Timers, 'setTimeout' | 'clearTimeout'> = {
      setTimeout: (run, ms) => {
        pending.set(ms, run);
        return ms;
      },
      clearTimeout: (id) => pending.delete(Number(id)),
    };
    const toasts = [{ id: 'a', children: 'Copied', closeAfter: 5000, timers }];
    render(<ToastRegion label="Messages" dismissLabel="Dismiss" onDismiss={onDismiss} toasts={toasts} />);
    fireEvent.pointerEnter(screen.getByRole('listitem'));
    expect(pending.size).toBe(0);
    fireEvent.pointerLeave(screen.getByRole('listitem'));
    pending.get(5000)?.();
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  });
});
