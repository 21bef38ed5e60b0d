import { PagesContext } from '@marquee/blocks/page/pages';
import type { Licence } from '@marquee/brand/data';
import { fixedClock } from '@marquee/testing/fixedClock';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

const footer = () => screen.getByRole('contentinfo').textContent;

describe('Footer', () => {
  test.each<[Licence['kind'], string]>([
    ['malta', 'regulated in Malta by the Some Authority under licence number N-1'],
    ['bvi', 'registered in the British Virgin Islands and licensed by the Some Authority'],
    ['philippines', 'regulated in the Philippines by the Some Authority under licence number N-1'],
    ['other', 'is licensed by the Some Authority under licence number N-1'],
  ])('SHELL-09b words the licence by its kind: %s', async (kind, words) => {
    const licences = [{ kind, authority: 'Some Authority', number: 'N-1' }];
    await renderWithApp(<Footer clock={fixedClock()} />, { brand: { legal: { ...testBrand.legal, licences } } });
    expect(footer()).toContain(`${testBrand.legal.entity} is`);
    expect(footer()).toContain(words);
  });

  test('SAFE-01 bears the age mark and links to independent help, which opens apart', async () => {
    await renderWithApp(<Footer clock={fixedClock()} />);
    expect(screen.getByRole('img', { name: 'For people aged 18 and over only' })).toBeTruthy();
    const help = screen.getByRole('link', { name: 'Help with gambling (opens in a new tab)' });
    expect([help.getAttribute('target'), help.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('SAFE-02 leads to the page of limits and breaks where the site has one', async () => {
    await renderWithApp(
      <PagesContext value={(path) => path === '/responsible-gaming'}>
        <Footer clock={fixedClock()} />
      </PagesContext>,
    );
    const link = screen.getByRole('link', { name: 'Responsible play' });
    expect(link.getAttribute('href')).toBe('/responsible-gaming');
  });

  test('SHELL-09c SAFE-05 leads to the page of each kind of games that is offered, not to promotions or home', async () => {
    await renderWithApp(<Footer clock={fixedClock()} />, {
      brand: { games: { off: ['COCKFIGHT'], first: [], cockfightSection: true, jackpot: 'off' } },
    });
    const paths = ['/rng', '/live', '/sports', '/fish', '/pvp', '/esports', '/elott', '/lottery'];
    const inside = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(inside.filter((path) => path?.startsWith('/')).sort()).toEqual(expect.arrayContaining(paths.sort()));
    for (const other of ['/cockfight', '/promotions', '/home']) expect(inside).not.toContain(other);
  });

  test('SHELL-09b the copyright line takes its year from the clock, in the time zone of the brand', async () => {
    const newYearInManila = fixedClock(Date.UTC(2027, 11, 31, 17));
    await renderWithApp(<Footer clock={newYearInManila} />);
    expect(footer()).toContain('© 2028 Specimen Operations Ltd. All rights reserved.');
  });
});
