import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { NOTICE_MS, NoticeBar } from './NoticeBar.tsx';

async function start(options: RenderOptions = {}) {
  let tick = () => {};
  const timers = {
    setInterval: vi.fn((run: () => void) => {
      tick = run;
      return 1;
    }),
    clearInterval: vi.fn(),
  };
  const page = await renderWithApp(<NoticeBar timers={timers} />, options);
  const nextTick = async () => {
    // a clock is set once what it turns is in sight
    await waitFor(() => expect(timers.setInterval).toHaveBeenCalled());
    act(() => tick());
  };
  return { ...page, timers, tick: nextTick, user: userEvent.setup({ delay: null }) };
}

const position = () => screen.getByText(/of 3/).textContent;
const line = () => screen.getByRole('paragraph').textContent;

describe('NoticeBar', () => {
  test('SHELL-13b shows one announcement after another, every 8 s', async () => {
    const { tick, timers } = await start();
    expect((await screen.findByRole('paragraph')).textContent).toBe('Your limits, your pace');
    await tick();
    expect(timers.setInterval).toHaveBeenCalledWith(expect.any(Function), NOTICE_MS);
    expect(line()).toBe('New evening draws');
    expect(position()).toBe('2 of 3');
  });

  test('SHELL-07 an announcement stands while a dialog lies over it', async () => {
    const { tick } = await start();
    await screen.findByRole('paragraph');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await tick();
    expect(line()).toBe('Your limits, your pace');
    dialog.remove();
    await tick();
    expect(line()).toBe('New evening draws');
  });

  test('SHELL-13b goes on and back by hand, round the end', async () => {
    const { user } = await start();
    await user.click(await screen.findByRole('button', { name: 'Previous announcement' }));
    expect(position()).toBe('3 of 3');
    await user.click(screen.getByRole('button', { name: 'Next announcement' }));
    expect(position()).toBe('1 of 3');
  });

  test('SHELL-13b can be paused, and then reads each line out', async () => {
    const { user, timers } = await start();
    await user.click(await screen.findByRole('button', { name: 'Pause announcements' }));
    expect(timers.clearInterval).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Let announcements move on' })).toBeTruthy();
    expect(screen.getByRole('paragraph').parentElement?.getAttribute('aria-live')).toBe('polite');
  });

  test('under reduced motion nothing moves by itself', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      ...window.matchMedia('all'),
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    const { timers } = await start();
    await screen.findByRole('paragraph');
    expect(timers.setInterval).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause announcements' })).toBeNull();
    vi.restoreAllMocks();
  });

  test('without announcements it says so and keeps its place', async () => {
    await start({ scenario: 'noNotices' });
    expect(await screen.findByText('No announcements right now.')).toBeTruthy();
  });

  test('a failure is a quiet line in its place', async () => {
    await start({ fault: 'content.notice=500' });
    expect(await screen.findByText('Announcements could not be loaded.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
