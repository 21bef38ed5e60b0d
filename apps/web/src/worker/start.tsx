import { BrandProvider } from '@marquee/brand/provider';
import { I18nProvider } from '@marquee/i18n/provider';
import { createRoot } from 'react-dom/client';
import type { Boot } from '../boot.ts';
import { siteWords } from '../head/siteWords.ts';
import { followWorker } from './followWorker.ts';
import { UpdateOffer } from './UpdateOffer.tsx';

/** Follows the brand's worker, once the page stands and has nothing else to do. A browser that has none goes without. */
export async function start({ brand, words, clock }: Boot): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let offered = false;
  await followWorker({
    container: navigator.serviceWorker,
    caches,
    worker: { address: '/worker.js', wanted: brand.offline },
    release: document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '',
    page: document,
    clock,
    onNew: () => {
      if (offered) return;
      offered = true;
      void offer();
    },
  });

  async function offer(): Promise<void> {
    // a tree of its own: the page is not rendered anew for it
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const show = async () => {
      const { language, messages } = words.current();
      const spoken = await siteWords(language, brand, messages);
      // another language was chosen meanwhile, and is on its way
      if (language !== words.current().language) return;
      root.render(
        <BrandProvider data={brand}>
          <I18nProvider language={language} messages={spoken} timeZone={brand.timeZone}>
            <UpdateOffer brand={brand.name} onReload={() => location.reload()} />
          </I18nProvider>
        </BrandProvider>,
      );
    };
    // it may wait long for its moment, and stand for long
    words.subscribe(() => void show());
    await show();
  }
}
