import { hex } from '@marquee/theme/colour';
import { colourAt } from '@marquee/theme/pairs';
import { parseSeeds } from '@marquee/theme/seeds';
import { type JSX, useState } from 'react';
import type { Draft } from '../draft/useDraft.ts';
import * as frame from '../Studio.css.ts';
import { asHex, ColourField } from './ColourField.tsx';
import * as css from './controls.css.ts';
import { Choice, Reset } from './controls.tsx';

const FILE = 'theme.json';
const tones = ['second', 'positive', 'negative', 'warning', 'info'] as const;
const names: Record<(typeof tones)[number], string> = {
  second: 'Second colour',
  positive: 'Positive',
  negative: 'Negative',
  warning: 'Warning',
  info: 'Information',
};

/** The few colours that all others come from, and any single one of those. */
export function Colours({ draft }: { draft: Draft }): JSX.Element {
  const { resolved, edit } = draft;
  const { seeds } = resolved.author;
  const all = parseSeeds(seeds).seeds;
  const seed = (key: string) => (value: string | undefined) => edit(FILE, ['seeds', key], value);
  const wash = seeds.wash ?? [asHex(resolved.theme.light.color.washStart), asHex(resolved.theme.light.color.washEnd)];
  const stop = (index: 0 | 1) => (value: string | undefined) => {
    if (value === undefined) return edit(FILE, ['seeds', 'wash'], undefined);
    edit(FILE, ['seeds', 'wash'], index === 0 ? [value, wash[1]] : [wash[0], value]);
  };
  return (
    <>
      <section className={frame.section}>
        <h2 className={frame.sectionTitle}>Seed colours</h2>
        <ColourField
          label="Accent"
          hint="Buttons, links, focus"
          value={seeds.accent}
          derived={seeds.accent}
          required
          onChange={seed('accent')}
        />
        {tones.map((key) => (
          <ColourField
            key={key}
            label={names[key]}
            value={seeds[key]}
            derived={hex(all.tones[key])}
            onChange={seed(key)}
          />
        ))}
        <ColourField
          label="Greys lean to"
          value={seeds.neutral}
          derived={hex(all.neutral)}
          onChange={seed('neutral')}
        />
        <ColourField label="Wash, start" value={seeds.wash?.[0]} derived={wash[0]} onChange={stop(0)} />
        <ColourField label="Wash, end" value={seeds.wash?.[1]} derived={wash[1]} onChange={stop(1)} />
        <p className={frame.note}>
          Grey values are derived. A seed is a direction: where a text could not be read, its lightness is bent.
        </p>
      </section>
      <Choice
        label="Theme of a first visit"
        value={resolved.theme.default}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(value) => edit(FILE, ['default'], value)}
      />
      <SingleColours draft={draft} />
    </>
  );
}

const modes = ['light', 'dark'] as const;

/** Every colour of the contract in both themes; what is set here stands as it is and is checked. */
function SingleColours({ draft: { resolved, edit } }: { draft: Draft }): JSX.Element {
  const [open, setOpen] = useState(false);
  const { theme, author } = resolved;
  return (
    <details className={css.details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>Single colours</summary>
      {open && (
        <div className={css.pair}>
          <span className={css.hint}>Role</span>
          <span className={css.hint}>Light</span>
          <span className={css.hint}>Dark</span>
          {pathsOf(theme.light.color).map((path) => (
            <SingleColour key={path} path={path}>
              {modes.map((mode) => {
                const given = colourAt((author[mode]?.color ?? {}) as typeof theme.light.color, path);
                const at = [mode, 'color', ...path.split('.')];
                return (
                  <span key={mode} className={css.half}>
                    <input
                      type="color"
                      className={css.swatch}
                      aria-label={`${path}, ${mode}`}
                      value={asHex(colourAt(theme[mode].color, path))}
                      onChange={(event) => edit(FILE, at, event.target.value)}
                    />
                    <Reset of={`${path}, ${mode}`} off={given === ''} onReset={() => edit(FILE, at, undefined)} />
                  </span>
                );
              })}
            </SingleColour>
          ))}
        </div>
      )}
    </details>
  );
}

function SingleColour({ path, children }: { path: string; children: JSX.Element[] }): JSX.Element {
  return (
    <>
      <span className={frame.mono}>{path}</span>
      {children}
    </>
  );
}

function pathsOf(colours: object, above = ''): string[] {
  return Object.entries(colours).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : pathsOf(value as object, `${above}${key}.`),
  );
}
