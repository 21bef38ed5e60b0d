import { parseColour } from '@marquee/theme/colour';
import type { ThemeFinding } from '@marquee/theme/findings';
import type { Words } from '../finding.ts';
import { problemAt } from '../read/draft.ts';
import { resolvedTheme } from '../resolvedTheme.ts';
import type { TextCheck } from './check.ts';

/** Colours that cannot be parsed, pairs that cannot be read in either theme, fonts that are not there (BRAND-05, BRAND-08, C12). */
export const checkTheme: TextCheck = function* ({ theme, files }) {
  if (!theme) return;
  const { place } = theme.document;
  for (const finding of theme.data ? resolvedTheme(theme.data).findings : []) {
    yield problemAt(place(finding.path.map(index)), themeWords(finding));
  }
  for (const role of ['heading', 'body'] as const) {
    const src = theme.sound.fonts?.[role]?.src;
    if (src === undefined || files.has(`assets/${src}`)) continue;
    yield problemAt(place(['fonts', role, 'src']), {
      severity: 'error',
      code: 'theme/missing-font',
      message: `There is no font "assets/${src}", or it could not be read.`,
      mend: `Put it there, or leave "src" out to use the system’s fonts.`,
    });
  }
};

/** What a finding of the resolver says, in the words of the check. */
export function themeWords(finding: ThemeFinding): Words {
  const name = `"${finding.path.join('.')}"`;
  switch (finding.kind) {
    case 'colour':
      if (parseColour(finding.value))
        return {
          severity: 'error',
          code: 'theme/bad-colour',
          message: `${name} is see-through: "${finding.value}".`,
          mend: 'A seed is a colour by itself. Write it without alpha, like "#1a2b3c".',
        };
      return {
        severity: 'error',
        code: 'theme/bad-colour',
        message: `${name} is no colour: "${finding.value}".`,
        mend: 'Write it like "#1a2b3c" or "oklch(0.55 0.2 290)".',
      };
    case 'value':
      return {
        severity: 'error',
        code: 'theme/bad-value',
        message: `${name} cannot stand in a style sheet: "${finding.value}".`,
        mend: 'Write a plain CSS value without braces, semicolons, comments or addresses.',
      };
    case 'contrast': {
      const { pair, ratio, theme, nearest } = finding;
      return {
        severity: 'error',
        code: 'theme/contrast',
        message: `In the ${theme} theme ${pair.text} on ${pair.on} has a contrast of ${ratio}:1; readable is ${pair.ratio}:1 (WCAG AA).`,
        mend: nearest
          ? `Write "${nearest}", the nearest colour that is readable, or leave it out to have one derived.`
          : 'Leave it out to have a readable colour derived.',
      };
    }
  }
}

/** Entries of a list are addressed by number in a document. */
function index(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
