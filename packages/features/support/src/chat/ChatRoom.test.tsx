import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ChatRoom } from './ChatRoom.tsx';

async function start(options: Parameters<typeof renderWithApp>[1] = {}) {
  const page = await renderWithApp(<ChatRoom />, { session: 'member', ...options });
  return { ...page, user: userEvent.setup({ delay: null }) };
}
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const lines = () => within(screen.getByRole('log'));

describe('ChatRoom', () => {
  test('SUPP-04 bears the header colour of the brand, with the room and what was written there', async () => {
    await start({ brand: { chatHeaderColor: '#204080' } });
    await screen.findByRole('log');
    const head = screen.getByRole('heading', { level: 3, name: 'Lobby' }).parentElement;
    expect(head?.style.backgroundColor).toBe('#204080');
    expect(lines().getByText(/never tell anyone your password/)).toBeTruthy();
  });

  test('SUPP-04 C19 a line is sent once, and stands at the end as one’s own', async () => {
    const { user, sent } = await start();
    await user.type(await field(), 'Good luck{Enter}{Enter}');
    expect(await lines().findByText('Good luck')).toBeTruthy();
    expect(sent('support.chatSend')).toHaveLength(1);
    expect(lines().getByText('You')).toBeTruthy();
    await waitFor(async () => expect((await field()).getAttribute('value')).toBe(''));
  });

  test('SUPP-04 what others write comes by itself while the room is looked at', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sent } = await start();
    await screen.findByRole('log');
    const before = sent('support.chatHistory').length;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(sent('support.chatHistory')).toHaveLength(before + 1));
  });

  test('SUPP-04 nothing is sent without a word in it', async () => {
    const { user, sent } = await start();
    await user.type(await field(), '   {Enter}');
    expect(sent('support.chatSend')).toHaveLength(0);
  });

  test('SUPP-04 a line that is refused stays in its field, with the reason', async () => {
    const { user, fail } = await start();
    fail('support.chatSend=500');
    await user.type(await field(), 'Good luck{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await field()).getAttribute('value')).toBe('Good luck');
  });

  test('SUPP-04 another room shows what is written there', async () => {
    const { user } = await start();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Room' }), 'Sports');
    expect(await screen.findByRole('log', { name: 'What was written in Sports' })).toBeTruthy();
  });

  test('SUPP-04 C17 what a member writes is text', async () => {
    const { user } = await start();
    await user.type(await field(), '<img src=x onerror=alert(1)>{Enter}');
    expect(await lines().findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('SUPP-04 without an open room, or without an answer, that is said', async () => {
    const { unmount } = await start({ scenario: 'empty' });
    expect(await screen.findByText('There is no open room at the moment.')).toBeTruthy();
    unmount();
    await start({ fault: 'support.chatRooms=500' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
