import '../../test/popover.ts';
import { PagesContext } from '@marquee/blocks/page/pages';
import { useDialogs } from '@marquee/state/dialogs';
import { AppStoreContext } from '@marquee/state/value';
import { WaitingWindowContext } from '@marquee/state/waitingWindows';
import { type Windows, WindowsContext } from '@marquee/state/windows';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { RightBar } from './RightBar.tsx';

const SERVICE = 'https://play.specimen.example';
const hosts = { ...testBrand.hosts, service: [SERVICE] };

async function start(options: RenderOptions & { able?: boolean; blocked?: boolean } = {}) {
  const { able = true, blocked = false, brand, ...rest } = options;
  const opened = { go: vi.fn(), close: vi.fn(), closed: () => false };
  const open = vi.fn(() => (blocked ? null : opened));
  const page = await renderWithApp(
    <WindowsContext value={{ able } as Windows}>
      <WaitingWindowContext value={open}>
        <PagesContext value={(path) => path === '/member'}>
          <RightBar />
        </PagesContext>
      </WaitingWindowContext>
    </WindowsContext>,
    { brand: { hosts, ...brand }, ...rest },
  );
  const icons = within(await screen.findByRole('list'));
  const user = userEvent.setup({ delay: null });
  return {
    ...page,
    open,
    opened,
    icons,
    chat: () => user.click(icons.getByRole('button', { name: 'Live chat' })),
    user,
  };
}

const names = (list: Awaited<ReturnType<typeof start>>['icons']) =>
  list.getAllByRole('button').map(({ textContent }: HTMLElement) => textContent);
const asked = (page: { sent: Awaited<ReturnType<typeof start>>['sent'] }) =>
  page.sent('support.service').map(({ url }) => url.searchParams.get('service'));

describe('RightBar', () => {
  test('SHELL-10a SUPP-02 an icon for each way to customer service, in their order', async () => {
    const { icons } = await start();
    expect(names(icons)).toEqual(['Live chat', 'Facebook', 'WhatsApp', 'Telegram']);
  });

  test('SUPP-02 BRAND-06b where the platform lists none, those of the brand pack stand in', async () => {
    const url = `${SERVICE}/chat`;
    const { icons, chat, opened, sent } = await start({
      scenario: 'noService',
      brand: { customerService: [{ type: 'LIVECHAT', url }] },
    });
    expect(names(icons)).toEqual(['Live chat']);
    await chat();
    await waitFor(() => expect(opened.go).toHaveBeenCalledWith(url));
    expect(sent('support.service')).toHaveLength(0);
  });

  test('SUPP-01c C02 the window opens inside the click, and gets its address when that is there', async () => {
    const { chat, open, opened, hold, ...page } = await start();
    const release = hold('support.service');
    await chat();
    expect(open).toHaveBeenCalledWith({ width: 440, height: 750 }, 'Opening customer service…');
    expect(opened.go).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(opened.go).toHaveBeenCalledOnce());
    expect(opened.go.mock.calls[0]?.[0]).toMatch(/^https:\/\/play\.specimen\.example\/sandbox\/service\/livechat/);
    expect(asked(page)).toEqual(['LIVECHAT']);
  });

  test('SUPP-04 SHELL-07a a member has the way to the chat room, where the platform has one open', async () => {
    const { icons, user, app } = await start({ session: 'member' });
    await user.click(await icons.findByRole('button', { name: 'Chat room' }));
    let current: unknown;
    function Look() {
      current = useDialogs().current;
      return null;
    }
    render(
      <AppStoreContext value={app}>
        <Look />
      </AppStoreContext>,
    );
    expect(current).toEqual({ kind: 'chat' });
  });

  test.each(['visitor', 'trial'] as const)('SUPP-04 a %s is not offered the chat room', async (session) => {
    const { icons, sent } = await start({ session });
    expect(sent('support.chatRooms')).toHaveLength(0);
    expect(icons.queryByRole('button', { name: 'Chat room' })).toBeNull();
  });

  test('SUPP-04 a platform without a chat offers none', async () => {
    const { icons, sent } = await start({ session: 'member', fault: 'support.chatRooms=unavailable' });
    await waitFor(() => expect(sent('support.chatRooms').length).toBeGreaterThan(0));
    expect(icons.queryByRole('button', { name: 'Chat room' })).toBeNull();
  });

  test('SUPP-02 another channel opens its own address', async () => {
    const { user, icons, opened } = await start();
    await user.click(icons.getByRole('button', { name: 'Telegram' }));
    await waitFor(() => expect(opened.go.mock.calls[0]?.[0]).toContain('/service/telegram'));
  });

  test('SUPP-01a a member of a rank up to 4 gets the live chat of all', async () => {
    const { chat, opened, ...page } = await start({ session: 'member' });
    await chat();
    await waitFor(() => expect(opened.go).toHaveBeenCalledOnce());
    expect(asked(page)).toEqual(['LIVECHAT']);
  });

  test('SUPP-01a a member of a rank above 4 gets people of their own', async () => {
    const { chat, opened, ...page } = await start({
      session: 'member',
      connect: (sandbox) => async (request) => {
        const answer = await sandbox.fetch(request as Request);
        if (!(request as Request).url.includes('/wps/member/info')) return answer;
        const body = await answer.json();
        body.value.clubLabel.rankLevel = 5;
        return Response.json(body);
      },
    });
    await chat();
    await waitFor(() => expect(opened.go).toHaveBeenCalledOnce());
    expect(asked(page)).toEqual(['VIP']);
  });

  test('SUPP-01c without an answer the window closes with a message, and can be opened again', async () => {
    const { chat, open, opened, fail, user } = await start({ fault: 'support.service=500' });
    await chat();
    const dialog = await screen.findByRole('dialog', { name: 'Customer service did not open' });
    expect([opened.close.mock.calls.length, opened.go.mock.calls.length]).toEqual([1, 0]);
    fail('');
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(opened.go).toHaveBeenCalledOnce());
    expect(open).toHaveBeenCalledTimes(2);
  });

  test.each(['Live chat', 'Facebook', 'WhatsApp', 'Telegram'])(
    'C18 an address of %s where nobody should go opens nothing, and the window closes with a message',
    async (name) => {
      const { user, icons, opened } = await start({ scenario: 'hostileService' });
      await user.click(icons.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: 'Customer service did not open' });
      expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
      expect([opened.close.mock.calls.length, opened.go.mock.calls.length]).toEqual([1, 0]);
    },
  );

  test('C02 ERR-03d a window that the browser blocks is said, and nothing is asked of the platform', async () => {
    const { chat, sent } = await start({ blocked: true });
    await chat();
    expect(await screen.findByRole('dialog', { name: 'Popup blocked' })).toBeTruthy();
    expect(sent('support.service')).toHaveLength(0);
  });

  test('WEB-07b C02 in a browser without windows the service shows in the page', async () => {
    const { chat, open } = await start({ able: false });
    await chat();
    const dialog = await screen.findByRole('dialog', { name: 'Customer service' });
    expect((await within(dialog).findByTitle('Customer service')).getAttribute('src')).toContain('/service/');
    expect(within(dialog).getByRole('link', { name: 'Open as a page' }).getAttribute('href')).toContain('/service/');
    expect(open).not.toHaveBeenCalled();
  });

  test.each([
    ['a member, with the rebate on', true, 'member', true],
    ['a member, with the rebate off', false, 'member', false],
    ['a trial account', true, 'trial', false],
    ['a visitor', true, 'visitor', false],
  ] as const)('SHELL-10a the shortcut to the manual rebate: %s', async (_, manualRebate, session, there) => {
    const { icons, user, path } = await start({ session, brand: { flags: { manualRebate } } });
    const shortcut = icons.queryByRole('link', { name: 'Manual rebate' });
    expect(shortcut !== null).toBe(there);
    if (!shortcut) return;
    await user.click(shortcut);
    expect(path()).toBe('/member?page=manualRebate');
  });
});
