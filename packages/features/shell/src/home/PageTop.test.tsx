import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageTop } from './PageTop.tsx';

const start = (group: string, scenario?: 'noBanners') =>
  renderWithApp(<PageTop group={group} hasPage={() => true} />, { at: group, ...(scenario && { scenario }) });
const pictures = () => screen.queryAllByRole<HTMLImageElement>('img', { hidden: true });

test('SHELL-12a SHELL-13b a page of games shows the banners of its group, and the notice bar under them', async () => {
  await start('/sports');
  await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
  expect(pictures().every(({ src }) => src.includes('/banner/sports-'))).toBe(true);
  const [banners, bar] = screen.getAllByRole('region');
  expect([banners?.getAttribute('aria-label'), bar?.getAttribute('aria-label')]).toEqual([
    'Highlights',
    'Announcements',
  ]);
});

test('SHELL-13b an announcement leads to the news of the home page', async () => {
  await start('/rng');
  const link = await screen.findByRole('link', { name: 'Your limits, your pace' });
  expect(link.getAttribute('href')).toMatch(/^\/#news-/);
});

test('SHELL-12 without banners the notice bar stands alone', async () => {
  const { sent } = await start('/rng', 'noBanners');
  await waitFor(() => expect(sent('content.notice').length).toBe(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Announcements' })).toBeTruthy();
});
