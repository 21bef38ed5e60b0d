// @vitest-environment node
import { AppFrame } from '@marquee/testing/AppFrame';
import { fixedClock } from '@marquee/testing/fixedClock';
import { PlacedAt } from '@marquee/testing/places';
import { createTestApp } from '@marquee/testing/testApp';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { visitorsOnly } from '../account/visitorsOnly.css.ts';
import { HomePage } from '../home/HomePage.tsx';
import { InvalidUrlPage } from '../status/InvalidUrlPage.tsx';
import { PageShell } from './PageShell.tsx';

async function markup(year = 2026): Promise<string> {
  const app = await createTestApp({ clock: fixedClock(Date.UTC(year, 5)) });
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
