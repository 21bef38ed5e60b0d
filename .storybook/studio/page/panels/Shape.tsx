import { type CornerName, cornerNames, densities, elevations } from '@marquee/theme/author';
import type { JSX } from 'react';
import type { Draft } from '../draft/useDraft.ts';
import * as frame from '../Studio.css.ts';
import { Choice, Slider } from './controls.tsx';

const FILE = 'theme.json';
const boxes = [
  ['control', 'Controls'],
  ['card', 'Cards'],
  ['overlay', 'Dialogs'],
] as const;

/** Corners, air and depth. */
export function Shape({ draft }: { draft: Draft }): JSX.Element {
  const { resolved, edit } = draft;
  const { density, corners, elevation } = resolved.author;
  const pixels = (box: (typeof boxes)[number][0]) =>
    Math.round(Number.parseFloat(resolved.theme.light.radius[box]) || 0);
  return (
    <>
      <section className={frame.section}>
        <Choice<CornerName | 'own'>
          label="Corners"
          value={typeof corners === 'object' ? 'own' : (corners ?? 'soft')}
          options={[...cornerNames, 'own' as const].map((value) => ({ value, label: titled(value) }))}
          onChange={(value) =>
            edit(
              FILE,
              ['corners'],
              value === 'own'
                ? { control: pixels('control'), card: pixels('card'), overlay: pixels('overlay') }
                : value,
            )
          }
        />
        {boxes.map(([box, label]) => (
          <Slider
            key={box}
            label={label}
            value={pixels(box)}
            min={0}
            max={40}
            step={1}
            unit=" px"
            onChange={(value) =>
              typeof corners === 'object'
                ? edit(FILE, ['corners', box], value)
                : edit(FILE, ['corners'], {
                    control: pixels('control'),
                    card: pixels('card'),
                    overlay: pixels('overlay'),
                    [box]: value,
                  })
            }
          />
        ))}
      </section>
      <Choice
        label="Density"
        value={density ?? 'regular'}
        options={densities.map((value) => ({ value, label: titled(value) }))}
        onChange={(value) => edit(FILE, ['density'], value)}
      />
      <Choice
        label="Depth"
        value={elevation ?? 'soft'}
        options={elevations.map((value) => ({ value, label: titled(value) }))}
        onChange={(value) => edit(FILE, ['elevation'], value)}
      />
      <p className={frame.note}>Flat has edges instead of shadows, glass has translucent cards and bars with a blur.</p>
    </>
  );
}

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
