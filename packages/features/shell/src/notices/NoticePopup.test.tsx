import { PagesContext } from '@marquee/blocks/page/pages';
import { useDialogs } from '@marquee/state/dialogs';
import { type Rendered, type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useAutoNotices } from '../desk/useAutoNotices.ts';
import { NoticePopup } from './NoticePopup.tsx';

function Page({ may = true }: { may?: boolean }) {
  useAutoNotices(may);
  const { current } = useDialogs();
  return current?.kind === 'notice' ? <NoticePopup /> : <output>{current?.kind ?? 'closed'}</output>;
}

const start = ({ may = true, ...options }: RenderOptions & { may?: boolean } = {}) =>
  renderWithApp(
    <PagesContext value={(path) => path === '/noticePage'}>
      <Page may={may} />
    </PagesContext>,
    options,
  );
const answered = ({ app, sent }: Rendered) =>
  waitFor(() => expect([sent('content.announcements').length, app.queries.isFetching()]).toEqual([1, 0]));
const popup = () => screen.findByRole('dialog', { name: 'News' });

describe('NoticePopup', () => {
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
