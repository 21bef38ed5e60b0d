import { type FontAuthor, fontGenerics } from '@marquee/theme/author';
import { Select } from '@marquee/ui/field/Select';
import type { JSX } from 'react';
import type { Draft } from '../draft/useDraft.ts';
import * as frame from '../Studio.css.ts';
import { Slider } from './controls.tsx';
import { FontFiles, fontsOf } from './FontFiles.tsx';

const FILE = 'theme.json';
const SYSTEM = '';

/** Fonts of headings and of text: a file of the pack, or what players have. */
export function Type({ draft }: { draft: Draft }): JSX.Element {
  const { pack, files, resolved, edit } = draft;
  const fonts = fontsOf(pack, files);
  return (
    <>
      {(['heading', 'body'] as const).map((role) => {
        const font: FontAuthor = resolved.author.fonts?.[role] ?? {};
        const set = (key: string, value: unknown) => edit(FILE, ['fonts', role, key], value);
        return (
          <section key={role} className={frame.section}>
            <h2 className={frame.sectionTitle}>{role === 'heading' ? 'Headings' : 'Text'}</h2>
            <Select
              label="Font"
              value={font.src ?? SYSTEM}
              options={[
                {
                  value: SYSTEM,
                  label: font.family && !font.src ? `${font.family} (installed)` : 'Fonts of the system',
                },
                ...fonts.map((src) => ({ value: src, label: src.replace(/^fonts\//, '') })),
              ]}
              onChange={({ target }) => {
                const { family: _, src: __, weights: ___, ...rest } = font;
                const own =
                  target.value === SYSTEM
                    ? {}
                    : { family: familyOf(target.value, resolved.author.fonts), src: target.value };
                edit(FILE, ['fonts', role], { ...own, ...rest });
              }}
            />
            <Select
              label="Until it is there, and for other letters"
              value={font.generic ?? 'sans'}
              options={fontGenerics.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
              onChange={({ target }) => set('generic', target.value)}
            />
            <Slider
              label={role === 'heading' ? 'Weight' : 'Weight of strong text'}
              value={font.weight ?? (role === 'heading' ? 700 : 600)}
              min={300}
              max={900}
              step={10}
              onChange={(value) => set('weight', value)}
            />
            {role === 'heading' && (
              <Slider
                label="Letter spacing"
                value={font.tracking ?? 0}
                min={-0.1}
                max={0.2}
                step={0.005}
                unit=" em"
                onChange={(value) => set('tracking', value === 0 ? undefined : value)}
              />
            )}
          </section>
        );
      })}
      <FontFiles draft={draft} />
    </>
  );
}

/** The family that a file is known by already, or one made from its name. */
function familyOf(src: string, fonts: Draft['resolved']['author']['fonts']): string {
  const known = [fonts?.heading, fonts?.body].find((font) => font?.src === src)?.family;
  const name = src.replace(/^.*\//, '').replace(/(-[\d-]+)?\.woff2$/, '');
  return (
    known ??
    name
      .split(/[-_.]+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
