import { fixedClock } from '@marquee/testing/fixedClock';
import { handNearness } from '@marquee/testing/handNearness';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choicePlace } from '../footer/places.ts';
import { analyticsAddress, followConsent, loadAnalytics } from './analytics.ts';
import { Measuring } from './Measuring.tsx';

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('consent', () => {
  afterEach(() => {
    document.head.replaceChildren();
    Reflect.deleteProperty(globalThis, 'dataLayer');
    vi.unstubAllGlobals();
  });
  const gtagId = 'G-SPECIMEN';
  const google = 'https://www.googletagmanager.com';
  const brand = { analytics: { gtagId }, hosts: { ...testBrand.hosts, script: [google] } };
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
  const question = () => screen.queryByRole('region', { name: 'Cookies' });

  test('SAFE-04 nothing is loaded or stored before an answer, and nothing after a refusal', async () => {
    const { app } = await renderWithApp(<Measuring asks />, { brand });
    expect(question()).not.toBeNull();
    expect([scripts(), app.storage.local.read('mq.consent', String)]).toEqual([[], undefined]);
    await click('Only necessary');
    expect([question(), scripts()]).toEqual([null, []]);
    await renderWithApp(<Measuring asks />, { brand, storage: app.storage });
    expect(question()).toBeNull();
  });

  test.each([
    ['the brand measures nothing', {}],
    ['its pages may not load what measures', { analytics: { gtagId } }],
  ])('SAFE-04 nothing is asked where %s', async (_, other) => {
    const { app } = await renderWithApp(<Measuring asks />, { brand: other });
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    expect(question()).toBeNull();
  });

  test('SAFE-04 what measures comes with consent alone', async () => {
    const { app } = await renderWithApp(<Measuring asks />, { brand });
    await click('Allow measuring');
    expect([question(), scripts()]).toEqual([null, [`${google}/gtag/js?id=${gtagId}`]]);
    expect(app.storage.local.read('mq.consent', String)).toBe('all');
  });

  test('SAFE-04 the answer can be given anew from the footer', async () => {
    const { tell } = handNearness();
    await renderWithApp(
      <>
        <main tabIndex={-1} />
        <Measuring asks />
        <div id={choicePlace} />
      </>,
      { brand },
    );
    await click('Only necessary');
    expect(screen.getByRole('main')).toBe(document.activeElement);
    await tell(true);
    await click('Cookie choice');
    // the button went: the keyboard goes on from what came in its place
    expect(question()).toBe(document.activeElement);
  });

  test('SAFE-04 an answer at another tab is one here, and what was allowed is quiet once it is not', async () => {
    const { app } = await renderWithApp(<Measuring asks />, { brand });
    const elsewhere = (answer: string) => {
      app.storage.local.write('mq.consent', answer);
      fireEvent(window, new StorageEvent('storage', { key: 'mq.consent' }));
    };
    elsewhere('all');
    expect([question(), scripts().length, Reflect.get(globalThis, `ga-disable-${gtagId}`)]).toEqual([null, 1, false]);
    elsewhere('necessary');
    expect([scripts().length, Reflect.get(globalThis, `ga-disable-${gtagId}`)]).toEqual([1, true]);
  });

  test('SAFE-04 what was kept goes with the consent, wherever it was put, and nothing else', async () => {
    const gone: unknown[] = [];
    const cookieStore = {
      getAll: async () => [{ name: '_ga' }, { name: '_ga_SPECIMEN' }, { name: 'other' }],
      delete: async (cookie: unknown) => void gone.push(cookie),
    };
    followConsent(false, gtagId, { location: { hostname: 'play.brand.example' }, cookieStore });
    const domains = [null, 'play.brand.example', 'brand.example', 'example'];
    await waitFor(() =>
      expect(gone).toEqual(['_ga', '_ga_SPECIMEN'].flatMap((name) => domains.map((domain) => ({ name, domain })))),
    );
  });

  test('SAFE-04 while something else is asked it waits', async () => {
    await renderWithApp(<Measuring asks={false} />, { brand });
    expect(question()).toBeNull();
  });

  test('SAFE-04 WEB-04 after consent the library is loaded once, through the policy of the page', () => {
    const page = document.implementation.createHTMLDocument();
    const names: string[] = [];
    const global = {
      location: { hostname: 'brand.example' },
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL(address: string): string }) => {
          names.push(name);
          return rules;
        },
      },
    };
    const address = analyticsAddress(gtagId, [google]) ?? '';
    loadAnalytics(address, gtagId, page, global, fixedClock());
    loadAnalytics(address, gtagId, page, global, fixedClock());
    expect([...page.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([`${google}/gtag/js?id=${gtagId}`]);
    expect(names).toEqual(['marquee-analytics']);
  });

  test.each([['G-1"><script>'], [''], [undefined], ['https://evil.example']])('C18 %j is no analytics id', (id) => {
    expect(analyticsAddress(id, [google])).toBeNull();
  });
});
