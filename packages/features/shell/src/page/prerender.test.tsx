// @vitest-environment node
import { AppFrame } from '@marquee/testing/AppFrame';
import { fixedClock } from '@marquee/testing/fixedClock';
import { PlacedAt } from '@marquee/testing/places';
import { createTestApp, type TestAppOptions } from '@marquee/testing/testApp';
import { testBrand } from '@marquee/testing/testBrand';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { visitorsOnly } from '../account/visitorsOnly.css.ts';
import { HomePage } from '../home/HomePage.tsx';
import { InvalidUrlPage } from '../status/InvalidUrlPage.tsx';
import { PageShell } from './PageShell.tsx';

async function markup(year = 2026, options: TestAppOptions = {}): Promise<string> {
  const app = await createTestApp({ ...options, clock: fixedClock(Date.UTC(year, 5)) });
  return renderToString(
    <AppFrame test={app}>
      <PlacedAt at="/">
        <PageShell kind="full" clock={app.clock}>
          <HomePage />
        </PageShell>
      </PlacedAt>
    </AppFrame>,
  );
}

describe('prerendering', () => {
  test('BRAND-13 home renders where there is no window, with the words and the picture of the brand', async () => {
    const html = await markup();
    expect(html).toContain('Welcome to Specimen');
    expect(html).toMatch(/<img[^>]+fetchPriority="high"/i);
  });

  test.each(['light', 'dark'] as const)('BRAND-13 the logo of the theme that is not shown waits: %s', async (shown) => {
    const { theme, logo } = testBrand;
    const html = await markup(2026, { brand: { theme: { ...theme, default: shown } } });
    const loading = (src: string) =>
      [...html.matchAll(/<img[^>]+>/g)]
        .filter(([tag]) => tag.includes(src))
        .map(([tag]) => /loading="(\w+)"/.exec(tag)?.[1]);
    expect(loading(logo.light.src)).toEqual(Array(2).fill(shown === 'light' ? 'eager' : 'lazy'));
    expect(loading(logo.dark.src)).toEqual(Array(2).fill(shown === 'dark' ? 'eager' : 'lazy'));
  });

  test('AUTH-01a each way to the login stays hidden on a reload with a session until that is read', async () => {
    const html = await markup();
    const waysIn = (text: string) => text.match(/>Log in( to play)?</g) ?? [];
    const hidden = html.match(new RegExp(`<(\\w+)[^>]*class="[^"]*${visitorsOnly}[^"]*"[^>]*>.*?</\\1>`, 'gs')) ?? [];
    expect(waysIn(html)).toHaveLength(3);
    expect(hidden.flatMap(waysIn)).toHaveLength(3);
  });

  test('nothing in it bears a style attribute, which the page’s policy would refuse', async () => {
    expect(await markup()).not.toMatch(/ style="/);
  });

  test('it is the same whenever it is made, so that a page a year old hydrates', async () => {
    expect(await markup(2026)).toBe(await markup(2031));
  });

  test('BRAND-11b ERR-03c the page of an unknown host needs no brand, no place and no store', async () => {
    const { I18nProvider } = await import('@marquee/i18n/provider');
    const html = renderToString(
      <I18nProvider language="EN" messages={{}}>
        <InvalidUrlPage />
      </I18nProvider>,
    );
    expect(html).toContain('Invalid URL, please contact customer service');
  });
});
