import { writeSettled } from '@marquee/theme/css';
import { isHome } from '../src/access.ts';
import { LATER_STYLES } from '../src/laterStyles.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { stampOf } from './deploy/stamp.ts';
import { cspHash, type HeadLink, renderDocument } from './document.ts';
import type { Materials } from './materials.ts';
import { prepaintScript } from './prepaint.ts';
import { splitStyles } from './styles/split.ts';

/** What the bundler made that a page must name. */
export interface Bundle {
  /** address of the module, of those that the entry imports, that is set up in a task of its own */
  setUp: string | undefined;
  /** address of the entry module */
  entry: string;
  /** addresses of modules the entry imports at once */
  imports: string[];
  /** CSS of the first load, inlined in every page, and the addresses it would have */
  css: string;
  /** CSS of a page that says one thing and is no screen of a brand */
  messagePageCss: string;
  styleSheets: string[];
  /** what the screens of prerendered paths add to that */
  screens: Record<string, Screen>;
  /** addresses of the chunks of a language's core words; absent = the language of the source */
  words: Partial<Record<string, string>>;
}

/** What a screen needs besides the first load. */
interface Screen {
  imports: string[];
  css: string;
  styleSheets: string[];
  /** chunks of the words it speaks beside the core's, by language */
  words: Bundle['words'];
}

/** A page of a brand: its HTML, the hashes that its policy must allow, and files with a hash in their name that it names. */
export interface Page {
  html: string;
  hashes: { script: string[]; style: string[] };
  assets?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes one page. `path` is what is prerendered in it; without one the page is the shell for any other route, and the
 * browser fills it.
 */
export function makePage(materials: Materials, bundle: Bundle, words: Prerendered, path?: string): Page {
  const { data } = materials;
  const screen = path === undefined ? undefined : bundle.screens[path];
  const prepaint = prepaintScript(data, { theme: data.theme.default, color: data.theme.frame });
  const body = path === undefined ? words.shell : (words.bodies[path] ?? '');
  const { now, later } = splitStyles(
    {
      theme: materials.css,
      rules: bundle.css + (screen?.css ?? ''),
      settle: (css) => writeSettled(css, materials.settled),
    },
    `<noscript></noscript>${body}`,
  );
  const own = ownWords(materials);
  const laterFile = `/assets/${data.id}/styles.${stampOf([['', later]])}.css`;
  const html = renderDocument({
    data,
    head: (path === undefined ? undefined : words.heads[path]) ?? words.head,
    noScript: words.noScript,
    origin: `https://${data.domains[0]}`,
    themeColor: data.theme.frame[data.theme.default],
    prepaint,
    css: now,
    // no other page shows it, and what is fetched first would come in the way of what does
    hero: path !== undefined && isHome(path) ? materials.hero : [],
    fonts: materials.fonts,
    links: [
      ...[...bundle.imports, ...(screen?.imports ?? [])]
        // its script has fetched it
        .filter((href) => href !== bundle.setUp)
        .map((href): HeadLink => ({ rel: 'modulepreload', href })),
      ...[...bundle.styleSheets, ...(screen?.styleSheets ?? [])].map(inlined),
      laterStyles(laterFile),
      ...wordLinks(materials, own, [bundle.words, screen?.words ?? {}]),
      ...iconLinks,
    ],
    setUp: bundle.setUp,
    entry: bundle.entry,
    body,
    path,
    ownWords: own?.inPage ? own : undefined,
  });
  return {
    html,
    hashes: { script: [cspHash(prepaint)], style: [cspHash(now)] },
    assets: new Map([[laterFile, Buffer.from(later)]]),
  };
}

/**
 * A style sheet whose rules stand in the page. A disabled one is not fetched (HTML, the `disabled` attribute of `link`),
 * and where its link stands, the loader of chunks does not fetch it either, which the first render would wait for.
 */
function inlined(href: string): HeadLink {
  return { rel: 'stylesheet', href, disabled: '' };
}

/** The rest of the styles: fetched beside the code, which brings it in before it takes the page over (`src/laterStyles.ts`). */
function laterStyles(href: string): HeadLink {
  return { id: LATER_STYLES, rel: 'preload', as: 'style', href };
}

/** Bytes as written up to which a brand's own words stand in its pages: a request would weigh more. */
const FEW_WORDS = 2_000;

/** The brand's own words of its default language, and whether a page bears them. */
function ownWords({ data, overrides }: Materials) {
  const language = data.languages.default;
  const [address, words] = [data.overrides[language], overrides[language]];
  if (address === undefined || words === undefined) return undefined;
  return { address, words, inPage: Buffer.byteLength(JSON.stringify(words)) <= FEW_WORDS };
}

/** The words of the default language come beside the code, not after it. */
function wordLinks({ data }: Materials, own: ReturnType<typeof ownWords>, packs: Bundle['words'][]): HeadLink[] {
  return [
    ...packs.flatMap((words) => words[data.languages.default] ?? []).map((href) => ({ rel: 'modulepreload', href })),
    ...(own && !own.inPage ? [{ rel: 'preload', as: 'fetch', href: own.address, crossorigin: '' }] : []),
  ];
}

const iconLinks: HeadLink[] = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];
