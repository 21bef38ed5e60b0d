import '@fontsource-variable/noto-sans-sc/index.css';
import '@fontsource-variable/nunito/index.css';
import { vars } from '@marquee/theme/contract';
import { cdp } from 'vitest/browser';

/** Letters of every alphabet that pictures show, alike on every machine; a heading begins with the brand's own file. */
const BUNDLED = '"Nunito Variable","Noto Sans SC Variable"';

/**
 * Text of the system's own fonts, and of what stands in for a brand's font, would look different on every machine: both
 * give way to fonts of the repository.
 *
 * @param heading the brand's value, such as `"Own","Own Fallback",system-ui`
 */
export function bundleFonts(heading: string): void {
  const [own = ''] = heading.split(',', 1);
  const first = own.startsWith('"') ? `${own},` : '';
  const style = document.createElement('style');
  const name = (value: string) => value.slice(4, -1);
  style.textContent = `:root{${name(vars.font.body)}:${BUNDLED}!important;${name(vars.font.heading)}:${first}${BUNDLED}!important}`;
  document.head.append(style);
}

/** The part of a node as the DevTools protocol tells it. */
interface DomNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
  readonly contentDocument?: DomNode;
}

/** The part of the DevTools protocol that is asked. */
interface Devtools {
  send(method: 'DOM.enable' | 'CSS.enable'): Promise<unknown>;
  send(method: 'DOM.getDocument', how: { depth: number; pierce: boolean }): Promise<{ root: DomNode }>;
  send(
    method: 'CSS.getPlatformFontsForNode',
    of: { nodeId: number },
  ): Promise<{ fonts: readonly { familyName: string; isCustomFont: boolean; glyphCount: number }[] }>;
}

/** Text that a font of the machine draws, as `“text” in Font`; none where all fonts are bundled. */
export async function foreignText(): Promise<string[]> {
  const devtools = cdp() as unknown as Devtools;
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = await Promise.all(
    [...framed(root)].map(async ({ nodeId, text }) => {
      // what went away meanwhile is not pictured
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `“${text}” in ${familyName}`);
    }),
  );
  return [...new Set(found.flat())];
}

/** What bears text in the bodies of the frames that stories are shown in. */
function* framed(node: DomNode): Generator<{ nodeId: number; text: string }> {
  if (node.contentDocument) {
    for (const part of node.contentDocument.children ?? [])
      for (const body of part.children ?? []) if (body.nodeName === 'BODY') yield* texts(body);
  }
  for (const child of node.children ?? []) yield* framed(child);
}

function* texts(node: DomNode): Generator<{ nodeId: number; text: string }> {
  if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.nodeName)) return;
  const inner = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
  const text = inner.map(({ nodeName, nodeValue }) => (nodeName === '#text' ? nodeValue.trim() : '')).join('');
  if (text !== '') yield { nodeId: node.nodeId, text };
  for (const child of inner) yield* texts(child);
}
