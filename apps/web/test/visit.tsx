import { type Dialogs, useDialogs } from '@marquee/state/dialogs';
import { AppStoreContext } from '@marquee/state/value';
import { historyAt } from '@marquee/testing/places';
import { createTestApp, type TestApp, type TestAppOptions } from '@marquee/testing/testApp';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { App } from '../src/App.tsx';
import type { Boot } from '../src/boot.ts';
import { createScreens } from '../src/screens.ts';
import { WordsStore } from '../src/words.ts';

// React Testing Library does this by itself only where test functions are global
afterEach(cleanup);

/** The whole site at a path, on the sandbox. */
export async function visit(path: string, options: TestAppOptions = {}) {
  const test = await createTestApp(options);
  const words = new WordsStore({
    // one language whose words never come
    loaders: { core: { CN: () => Promise.reject(new Error('chunk lost')) } },
    fallback: test.brand.languages.default,
    overrides: () => undefined,
  });
  const { brand, app, client, clock } = test;
  const boot: Boot = { brand, app, client, words, clock, host: 'specimen.example', followRoutes: async () => {} };
  const history = historyAt(path);
  render(<App boot={boot} screens={createScreens(words)} history={history} />);
  return { ...test, words, path: () => history.location.href, user: userEvent.setup({ delay: null }) };
}

/** The dialogs of a page, for a test to open. */
export function controlOf(app: TestApp['app']): () => Dialogs {
  let current: Dialogs | undefined;
  function Control() {
    current = useDialogs();
    return null;
  }
  render(
    <AppStoreContext value={app}>
      <Control />
    </AppStoreContext>,
  );
  return () => {
    if (!current) throw new Error('the dialogs are not there');
    return current;
  };
}
