import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { HomePage, type HomePageProps } from './HomePage.tsx';

async function start({ hasPage, ...options }: RenderOptions & HomePageProps = {}) {
  const page = await renderWithApp(<HomePage {...(hasPage && { hasPage })} />, options);
  return { ...page, user: userEvent.setup({ delay: null }) };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('HomePage', () => {
  test('SHELL-12d the brand’s own words are there before any answer', async () => {
    await start();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Specimen' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in to play' })).toBeTruthy();
  });

  test('shows the kinds of games by the platform’s pictures, each in the shape it waited in', async () => {
    await start();
    const games = () => part('What we offer');
    expect(screen.getByRole('region', { name: 'What we offer' }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(games().getAllByRole('listitem').length).toBe(8));
    expect(games().getByText('Lottery draws all day, results as they fall')).toBeTruthy();
  });

  test('SAFE-05 a category that the brand has off is not offered', async () => {
    await start({ brand: { games: { ...testBrand.games, off: ['COCKFIGHT'] } } });
    await waitFor(() => expect(part('What we offer').getAllByRole('listitem').length).toBe(7));
    expect(screen.queryByText(/Cockfight/)).toBeNull();
  });

  test('BRAND-10 a brand says which categories come first', async () => {
    await start({ brand: { games: { ...testBrand.games, first: ['ELOTT', 'RNG'] } } });
    await waitFor(() => expect(part('What we offer').getAllByRole('listitem').length).toBe(8));
    expect(part('What we offer').getAllByRole('listitem')[0]?.textContent).toBe(
      'Lottery draws all day, results as they fall',
    );
  });

  test('nothing links to a page that is not there, and what is there is linked', async () => {
    await start({ hasPage: (path) => path === '/rng' });
    await waitFor(() => expect(part('What we offer').getAllByRole('link').length).toBe(1));
    expect(part('What we offer').getByRole('link').getAttribute('href')).toBe('/rng');
  });

  test('SHELL-14 news are told once each, as plain words', async () => {
    await start();
    await waitFor(() => expect(part('News').getAllByRole('heading', { level: 3 })).toHaveLength(5));
    expect(part('News').getByText(/Withdrawals to a confirmed card now arrive within two hours/)).toBeTruthy();
  });

  test('WCAG 1.3.2 news in a language of another direction than the page keep their signs at their ends', async () => {
    await start();
    const inTheBar = await part('Announcements').findByRole('link', { name: 'Your limits, your pace' });
    const title = part('News').getByRole('heading', { name: 'Your limits, your pace' });
    const text = part('News').getByText(/Withdrawals to a confirmed card/);
    for (const words of [inTheBar, title, text]) expect(words.closest('[dir="auto"], bdi')).not.toBeNull();
  });

  test('SHELL-13 an announcement of the bar leads to where it stands in full', async () => {
    await start();
    const link = await part('Announcements').findByRole('link', { name: 'Your limits, your pace' });
    const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(place && within(place).getByRole('heading', { name: 'Your limits, your pace' })).toBeTruthy();
  });

  test('WCAG 2.4.6 the heading of the page is no part of the slideshow, whose slides leave', async () => {
    await start();
    expect(part('Highlights').queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('an empty platform leaves a page that says so', async () => {
    await start({ scenario: 'noNotices' });
    expect(await part('News').findByText('No announcements right now.')).toBeTruthy();
  });

  test('a failed answer is told once, in its place; the hero and the trust strip live, and all mends on retry', async () => {
    const { fail, user } = await start({ fault: 'content.notice=html502' });
    const alert = await part('What we offer').findByRole('alert');
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(part('Good to know').getByText('Licensed and supervised')).toBeTruthy();
    fail('');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(part('What we offer').getAllByRole('listitem').length).toBe(8));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('SAFE-01 licence, age, currency and help are named on the page', async () => {
    await start();
    const known = part('Good to know');
    for (const words of ['Malta Gaming Authority, licence MGA/TEST/0001.', 'Aged 18 and over', 'Amounts in PHP (P)']) {
      expect(known.getByText(words)).toBeTruthy();
    }
  });
});
