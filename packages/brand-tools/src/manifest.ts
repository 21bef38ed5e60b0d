import { languageOf } from '@marquee/i18n/languages';
import type { ResolvedTheme } from '@marquee/theme/resolve';
import type { LoadedPack } from './packs.ts';

/** The brand as an app on a home screen (W3C Web Application Manifest). */
export function webManifest({ brand }: Pick<LoadedPack, 'brand'>, theme: ResolvedTheme): object {
  const { bcp47, direction } = languageOf(brand.languages.default);
  const { color } = theme[theme.default];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.appName ?? brand.name,
    lang: bcp47,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color.page,
    theme_color: color.page,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
