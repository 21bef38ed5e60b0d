import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type IconShape, iconPath } from './iconPath.ts';

const DRAWN_ICON = path.join(import.meta.dirname, '../src/drawnIcon.ts');

/**
 * Makes one path of each lucide icon: a page has some forty icons in sight, and every element of theirs is styled anew
 * whenever the theme flips or a dialog opens. An icon that cannot be one path stays as it is.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'marquee-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      async handler(_code, id) {
        const { __iconData: icon }: { __iconData?: { node: readonly IconShape[] } } = await import(
          pathToFileURL(id).href
        );
        const d = icon && iconPath(icon.node);
        if (!d) return null;
        return {
          code: `import { drawnIcon } from ${JSON.stringify(DRAWN_ICON)};\nexport default /* @__PURE__ */ drawnIcon(${JSON.stringify(d)});\n`,
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
}
