import { flagNames } from '@marquee/brand/flagRules';
import { flagScreens } from '@marquee/brand/flagScreens';
import { flags as definitions, type FlagDefinition } from '@marquee/brand/flags';
import { Checkbox } from '@marquee/ui/checkbox/Checkbox';
import type { JSX } from 'react';
import type { Draft } from '../draft/useDraft.ts';
import * as frame from '../Studio.css.ts';
import * as css from './controls.css.ts';
import { Reset } from './controls.tsx';

const FILE = 'flags.json';

/** What the brand offers. A flag that is not said has its default; the platform may overrule some. */
export function Flags({ draft: { resolved, edit } }: { draft: Draft }): JSX.Element {
  return (
    <ul className={css.list}>
      {flagNames.map((name) => {
        const { changes, default: standard, platform }: FlagDefinition = definitions[name];
        const said = resolved.flags[name];
        return (
          <li key={name} className={css.item}>
            <div className={css.itemHead}>
              <span className={css.grow}>
                <Checkbox
                  label={<span className={frame.mono}>{name}</span>}
                  hint={
                    <>
                      {changes}
                      <span className={css.below}>
                        {flagScreens[name].join(', ')}
                        {said === undefined && ' · default'}
                        {platform && ' · the platform may overrule it'}
                      </span>
                    </>
                  }
                  checked={said ?? standard}
                  onChange={({ target }) => edit(FILE, [name], target.checked)}
                />
              </span>
              <Reset of={name} off={said === undefined} onReset={() => edit(FILE, [name], undefined)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
