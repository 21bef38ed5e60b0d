import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { BANNER_MS, BannerCarousel, type BannerCarouselProps } from './BannerCarousel.tsx';

async function start({ group = '/', ...rest }: Partial<BannerCarouselProps> & RenderOptions = {}) {
  const { first, hasPage = () => true, ...options } = rest;
  const timers = { setInterval: vi.fn(() => 1), clearInterval: vi.fn() };
  const page = await renderWithApp(
    <BannerCarousel group={group} label="Highlights" first={first} hasPage={hasPage} timers={timers} />,
    options,
  );
  return { ...page, timers };
}

const slides = () => screen.queryAllByRole('listitem', { hidden: true });
const pictures = () => screen.queryAllByRole<HTMLImageElement>('img', { hidden: true });

describe('BannerCarousel', () => {
  test('SHELL-12d the slide handed in is there at once and stays first when the banners arrive', async () => {
    const first = <p>the hero</p>;
    await start({ first });
    expect(slides().map((slide) => slide.textContent)).toEqual(['the hero']);
    await waitFor(() => expect(slides().length).toBeGreaterThan(1));
    expect(slides()[0]?.textContent).toBe('the hero');
  });

  test('SHELL-12a only the banners of the group are shown', async () => {
    await start({ group: '/live' });
    await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
    expect(pictures().every(({ src }) => src.includes('/banner/live-'))).toBe(true);
  });

  test('SHELL-12b banners move on every 5 s', async () => {
    const { timers } = await start();
    await waitFor(() => expect(timers.setInterval).toHaveBeenCalledWith(expect.any(Function), BANNER_MS));
    expect(BANNER_MS).toBe(5000);
  });

  test('SHELL-12b a single slide does not move and has no controls', async () => {
    const { timers, sent } = await start({ first: <p>the hero</p>, scenario: 'noBanners' });
    await waitFor(() => expect(sent('content.notice')).toHaveLength(1));
    expect(timers.setInterval).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('SHELL-12c a banner with a linkage type leads to its page', async () => {
    const { path } = await start();
    await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
    const link = screen.getAllByRole('link', { hidden: true })[0];
    expect(link?.getAttribute('href')).toBe('/live');
    if (link) fireEvent.click(link);
    expect(path()).toBe('/live');
  });

  test('a banner to a page that is not there is a picture, not a link', async () => {
    await start({ hasPage: () => false });
    await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  });

  test('SHELL-18 a picture that does not load leaves its words', async () => {
    await start({ group: '/help' });
    const picture = await screen.findByRole('img');
    const words = picture.getAttribute('alt') ?? '';
    expect(words).not.toBe('');
    fireEvent.error(picture);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('without an answer the slide handed in stands alone', async () => {
    const { sent } = await start({ first: <p>the hero</p>, fault: 'content.notice=500' });
    await waitFor(() => expect(sent('content.notice').length).toBeGreaterThan(0));
    expect(slides()).toHaveLength(1);
  });

  test('without banners and without a first slide there is no carousel', async () => {
    const { sent } = await start({ scenario: 'noBanners' });
    await waitFor(() => expect(sent('content.notice')).toHaveLength(1));
    expect(screen.queryByRole('list', { hidden: true })).toBeNull();
  });
});
