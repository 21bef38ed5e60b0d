import '@marquee/ui/base/base.css';
import { BrandProvider } from '@marquee/brand/provider';
import { I18nProvider } from '@marquee/i18n/provider';
import { StateProvider } from '@marquee/state/provider';
import { createMemoryStorage } from '@marquee/state/storage';
import { createAppStore } from '@marquee/state/store';
import { PlacedAt } from '@marquee/testing/places';
import { testBrand } from '@marquee/testing/testBrand';
import { wordsOf } from '@marquee/testing/words';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const app = createAppStore({
  storage: createMemoryStorage(),
  defaults: { theme: 'light', language: 'EN' },
  languages: ['EN'],
});
/** nobody is logged in and nothing is asked */
const client = { send: () => new Promise<never>(() => {}) };

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StateProvider app={app} client={client}>
      <BrandProvider data={testBrand}>
        <I18nProvider language="EN" messages={wordsOf('EN')} timeZone="UTC">
          <PlacedAt at="/">
            <Page />
          </PlacedAt>
        </I18nProvider>
      </BrandProvider>
    </StateProvider>,
  );
}
