import { PagesContext } from '@marquee/blocks/page/pages';
import { useDialogs } from '@marquee/state/dialogs';
import { type Rendered, type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AutoNotices } from '../desk/AutoNotices.ts';
import { NoticePopup } from './NoticePopup.tsx';

function Page() {
  const { current } = useDialogs();
  return current?.kind === 'notice' ? <NoticePopup /> : <output>{current?.kind ?? 'closed'}</output>;
}

const start = ({ may = true, ...options }: RenderOptions & { may?: boolean } = {}) =>
  renderWithApp(
    <PagesContext value={(path) => path === '/noticePage'}>
      <AutoNotices may={may} />
      <Page />
    </PagesContext>,
    options,
  );
const answered = ({ app, sent }: Rendered) =>
  waitFor(() => expect([sent('content.announcements').length, app.queries.isFetching()]).toEqual([1, 0]));
const popup = () => screen.findByRole('dialog', { name: 'News' });

describe('NoticePopup', () => {
  test('BRAND-14c another language asks anew for the announcements', async () => {
    const page = await start();
    await answered(page);
    act(() => page.app.preferences.setLanguage('ES'));
    await waitFor(() =>
      expect(page.sent('content.announcements').map(({ url }) => url.searchParams.get('language'))).toEqual([
        'EN',
        'ES',
      ]),
    );
  });

  test('SHELL-14 opens by itself with its title, its items by type and a button that closes', async () => {
    const { sent } = await start();
    const dialog = within(await popup());
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'New evening draws',
      'Card payments are faster',
    ]);
    expect(dialog.getByText('Announcement')).toBeTruthy();
    expect(sent('content.announcements')[0]?.url.searchParams.get('types')).toBe('B,PL,PU,PR');
    await userEvent.click(dialog.getAllByRole('button', { name: 'CLOSE' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SHELL-14 what was before somebody on this device does not open again', async () => {
    const { app, unmount } = await start();
    await popup();
    unmount();
    const again = await start({ storage: app.storage });
    await answered(again);
    expect(screen.getAllByText('closed').length).toBeGreaterThan(0);
  });

  const somebody = { token: 'a-token', type: '0', account: 'newcomer1' };

  test('AUTH-07a AUTH-07c SHELL-14 whoever comes in for the first time gets them once, though the device has shown them', async () => {
    const { app } = await start();
    const close = async () =>
      userEvent.click(within(await popup()).getAllByRole('button', { name: 'CLOSE' })[0] as HTMLElement);
    await close();
    act(() => app.session.signIn({ ...somebody, firstLogin: true }));
    await close();
    expect(app.session.arrival()).toBeUndefined();
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('AUTH-07c SHELL-14 whoever comes in as always gets what is new', async () => {
    const { app, sent } = await start();
    await userEvent.click(within(await popup()).getAllByRole('button', { name: 'CLOSE' })[0] as HTMLElement);
    act(() => app.session.signIn(somebody));
    await waitFor(() => expect([sent('content.announcements').length, app.queries.isFetching()]).toEqual([2, 0]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('AUTH-07d a password that must be changed goes before them', async () => {
    const { app, sent } = await start({ session: 'member' });
    await popup();
    app.storage.local.remove('mq.noticesSeen');
    act(() => app.session.signIn({ ...somebody, passwordChange: 'forced' }));
    await userEvent.click(within(await popup()).getAllByRole('button', { name: 'CLOSE' })[0] as HTMLElement);
    app.storage.local.remove('mq.noticesSeen');
    await waitFor(() => expect([sent('content.announcements').length, app.queries.isFetching()]).toEqual([2, 0]));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => app.session.passwordChanged());
    expect(await popup()).toBeTruthy();
  });

  test('SHELL-14 leads to all announcements where their page is', async () => {
    await start();
    expect(
      within(await popup())
        .getByRole('link', { name: 'All announcements' })
        .getAttribute('href'),
    ).toBe('/noticePage');
  });

  test('SHELL-14 where it may not, as before the age is known, nothing opens and nothing is asked', async () => {
    const { sent } = await start({ may: false });
    expect([screen.queryByRole('dialog'), sent('content.announcements')]).toEqual([null, []]);
  });

  test('SHELL-14 without announcements nothing opens', async () => {
    await answered(await start({ scenario: 'noNotices' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('C17 WEB-04c what an editor wrote stays words: nothing runs, nothing covers', async () => {
    await start({ scenario: 'hostileNotices' });
    const dialog = await popup();
    expect(dialog.querySelector('script, img, iframe, svg:not([aria-hidden]), [onerror], [onload]')).toBeNull();
    expect(dialog.querySelector('[style]')).toBeNull();
    expect([...dialog.querySelectorAll('a')].some(({ href }) => href.startsWith('javascript:'))).toBe(false);
  });
});
