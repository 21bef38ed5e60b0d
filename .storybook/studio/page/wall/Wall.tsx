import { type LanguageCode, languageOf } from '@marquee/i18n/languages';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/useDraft.ts';
import { Choice } from '../panels/controls.tsx';
import { Screen } from './Screen.tsx';
import { type Device, devices, screensOf } from './screens.ts';
import { useWall } from './useWall.ts';
import * as css from './Wall.css.ts';

const GAP = 16;
const LEAST_SCALE = 0.22;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const either = <V extends string>(
  options: readonly V[],
  names: Record<V, string>,
): { value: V | 'both'; label: string }[] => [
  { value: 'both', label: 'Both' },
  ...options.map((value) => ({ value, label: names[value] })),
];

export interface WallProps {
  draft: Draft;
  language: LanguageCode;
  onLanguage: (language: LanguageCode) => void;
}

/** Real screens of the site, on phone and desktop, light and dark, each at the draft. */
export function Wall({ draft, language, onLanguage }: WallProps): JSX.Element {
  const [device, setDevice] = useState<Device | 'both'>('both');
  const [theme, setTheme] = useState<Theme | 'both'>('both');
  const [large, setLarge] = useState<string>();
  const { shown, hold } = useWall(draft, language);
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const { brand } = draft.resolved;

  const devicesShown = device === 'both' ? (['desktop', 'phone'] as const) : [device];
  const themesShown = theme === 'both' ? themes : [theme];
  const columns = devicesShown.flatMap((each) => themesShown.map((mode) => ({ device: each, theme: mode })));
  const scale = scaleIn(
    room,
    columns.map((column) => devices[column.device].width),
  );

  return (
    <main className={css.wall} aria-label="Screens">
      <div className={css.tools}>
        <Choice<Device | 'both'>
          label="Device"
          value={device}
          options={either(['desktop', 'phone'], { desktop: 'Desktop', phone: 'Phone' })}
          onChange={setDevice}
        />
        <Choice<Theme | 'both'>
          label="Theme"
          value={theme}
          options={either(themes, { light: 'Light', dark: 'Dark' })}
          onChange={setTheme}
        />
        <label className={css.tool}>
          Language
          <select
            className={css.select}
            value={language}
            onChange={({ target }) => onLanguage(target.value as LanguageCode)}
          >
            {brand.languages.supported.map((code) => (
              <option key={code} value={code}>
                {languageOf(code).name}
              </option>
            ))}
          </select>
        </label>
        <output className={css.timing}>{shown ? `Shown on ${shown.screens} screens in ${shown.ms} ms` : ''}</output>
      </div>
      <div ref={scroller} className={css.scroller}>
        {screensOf(draft.data).map((screen) => (
          <div key={screen.key} className={css.row} hidden={large !== undefined && !large.startsWith(`${screen.key} `)}>
            <h2 className={css.rowName}>{screen.name}</h2>
            <div className={css.frames}>
              {(['desktop', 'phone'] as const).flatMap((each) =>
                themes.map((mode) => {
                  const key = `${screen.key} ${each} ${mode}`;
                  const alone = large === key;
                  const wanted = devicesShown.some((one) => one === each) && themesShown.some((one) => one === mode);
                  return (
                    <Screen
                      key={key}
                      screen={screen}
                      device={each}
                      theme={mode}
                      scale={alone ? Math.min(1, room / devices[each].width) : scale}
                      large={alone}
                      hidden={large === undefined ? !wanted : !alone}
                      hold={hold}
                      onLarge={(yes) => setLarge(yes ? key : undefined)}
                    />
                  );
                }),
              )}
            </div>
          </div>
        ))}
      </div>
    </main>
  );
}

/** How small screens have to be to stand in a row; where nothing could be made out on them any more, in two rows. */
function scaleIn(room: number, widths: readonly number[]): number {
  const beside = (row: readonly number[]) =>
    Math.min(0.6, (room - GAP * (row.length - 1)) / row.reduce((sum, width) => sum + width, 0));
  const scale = beside(widths);
  return scale < LEAST_SCALE && widths.length > 2 ? beside(widths.slice(0, 2)) : scale;
}

/** How many pixels there are for a row of screens. */
function useRoom(element: React.RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(900);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
