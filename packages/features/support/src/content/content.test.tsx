import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AboutPage } from './AboutPage.tsx';
import { BlogPage } from './BlogPage.tsx';
import { JoinPage } from './JoinPage.tsx';
import { ReportPage } from './ReportPage.tsx';

describe('the operator’s own words', () => {
  test('SUPP-03a about us tells who runs the site and under which licence', async () => {
    await renderWithApp(<AboutPage />, { at: '/aboutUs' });
    expect(await screen.findByText('Terms in plain words')).toBeTruthy();
    expect(screen.getByText('Specimen Operations Ltd')).toBeTruthy();
    expect(screen.getByText(/MGA\/TEST\/0001/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Our figures' }).getAttribute('href')).toBe('/creditReport');
  });

  test('SUPP-03a a text that does not come leaves the rest standing, and can be asked for again', async () => {
    const { fail } = await renderWithApp(<AboutPage />, { at: '/aboutUs', fault: 'content.page=unavailable' });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Specimen Operations Ltd')).toBeTruthy();
    fail('');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Terms in plain words')).toBeTruthy();
  });

  test('C17 what an editor wrote stays words', async () => {
    const { container } = await renderWithApp(<AboutPage />, { at: '/aboutUs', scenario: 'hostileNotices' });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelectorAll('script, iframe, img[onerror], [style], a[href^="javascript"]').length).toBe(0);
  });

  test('SUPP-03a the join page tells how to become a partner, and leads to the registration', async () => {
    await renderWithApp(<JoinPage />, { at: '/join' });
    expect(await screen.findByRole('heading', { name: 'Become a partner' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });

  test.each(['code=NORTH24', 'affiliateCode=NORTH24', 'referralCode=FRIEND1'])(
    'AUTH-14 an invitation (%s) leads past it to the registration, its codes with it',
    async (query) => {
      const { path } = await renderWithApp(<JoinPage />, { at: `/join?${query}` });
      await waitFor(() => expect(path()).toBe(`/register?${query}`));
    },
  );

  test('SUPP-03a whoever has an account is led to no registration', async () => {
    await renderWithApp(<JoinPage />, { at: '/join', session: 'agent' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  test('SHELL-04 where one registers by invitation only, the join page leads to no registration', async () => {
    await renderWithApp(<JoinPage />, { at: '/join', brand: { registration: 'invitation' } });
    await screen.findByRole('heading', { name: 'Become a partner' });
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });
});

describe('the blog', () => {
  test('SUPP-03a lists its entries, and an address leads to each', async () => {
    const { path } = await renderWithApp(<BlogPage />, { at: '/blog' });
    await userEvent.click(await screen.findByRole('link', { name: 'What the house edge means' }));
    expect(path()).toBe('/blog?id=house-edge');
    expect(await screen.findByRole('heading', { level: 1, name: 'What the house edge means' })).toBeTruthy();
    expect(screen.getByText(/can be won or lost all the same/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'All entries' }));
    expect(path()).toBe('/blog');
  });

  test('SUPP-03a an entry that is not there says so', async () => {
    await renderWithApp(<BlogPage />, { at: '/blog?id=nowhere' });
    expect(await screen.findByText('There is no such entry')).toBeTruthy();
  });

  test('SUPP-03a SHELL-19 a page past the last is the last', async () => {
    const { path } = await renderWithApp(<BlogPage />, { at: '/blog?page=90' });
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(path()).not.toContain('90');
  });

  test('SUPP-03a a blog without entries leads to the help', async () => {
    await renderWithApp(<BlogPage />, { at: '/blog', scenario: 'empty' });
    expect((await screen.findByRole('link', { name: 'Help' })).getAttribute('href')).toBe('/help');
  });
});

test('SUPP-03a the report tells the operator’s figures and their period', async () => {
  await renderWithApp(<ReportPage />, { at: '/creditReport' });
  expect(await screen.findByText('Complaints settled')).toBeTruthy();
  expect(screen.getAllByRole('definition').every((figure) => /\d/.test(figure.textContent ?? ''))).toBe(true);
  expect(screen.getByText(/^\w+ \d+, \d{4} to \w+ \d+, \d{4}$/)).toBeTruthy();
});
