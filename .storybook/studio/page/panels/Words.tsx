import type { LanguageCode } from '@marquee/i18n/languages';
import { languageOf } from '@marquee/i18n/languages';
import { TextField } from '@marquee/ui/field/TextField';
import { Search } from 'lucide-react';
import { type JSX, useDeferredValue, useState } from 'react';
import { langPath } from '../draft/files.ts';
import { catalogue } from '../draft/resolveDraft.ts';
import type { Draft } from '../draft/useDraft.ts';
import * as frame from '../Studio.css.ts';
import * as css from './controls.css.ts';
import { Choice, Reset } from './controls.tsx';

const MOST = 30;
const ids = [...catalogue.source.keys()].sort();

/** The brand's own words over the product's, in the language that the wall shows. */
export function Words({ draft, language }: { draft: Draft; language: LanguageCode }): JSX.Element {
  const { resolved, edit } = draft;
  const [scope, setScope] = useState<'own' | 'all'>('own');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const own = resolved.lang.get(language);
  const product = (id: string) => catalogue.translations.get(language)?.get(id) ?? catalogue.source.get(id) ?? '';
  const found = ids.filter(
    (id) =>
      (scope === 'all' || own?.[id] !== undefined) &&
      [id, product(id), own?.[id] ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  const { bcp47, direction, name } = languageOf(language);
  return (
    <>
      <Choice
        label={`Words in ${name}`}
        value={scope}
        options={[
          { value: 'own', label: 'The brand’s own' },
          { value: 'all', label: `All ${ids.length}` },
        ]}
        onChange={setScope}
      />
      <TextField
        label="Search texts"
        hideLabel
        type="search"
        placeholder="Search by text or id"
        start={<Search size={16} />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // what is looked for is most likely not the brand's own yet
          if (target.value !== '') setScope('all');
        }}
      />
      <ul className={css.list}>
        {found.slice(0, MOST).map((id) => (
          <li key={id} className={css.item}>
            <div className={css.itemHead}>
              <span className={`${frame.mono} ${css.grow}`}>{id}</span>
              <Reset of={id} off={own?.[id] === undefined} onReset={() => edit(langPath(language), [id], undefined)} />
            </div>
            <textarea
              className={css.area}
              aria-label={id}
              lang={bcp47}
              dir={direction}
              placeholder={product(id)}
              value={own?.[id] ?? ''}
              onChange={({ target }) => edit(langPath(language), [id], target.value === '' ? undefined : target.value)}
            />
            {own?.[id] !== undefined && (
              <span className={css.hint} lang={bcp47}>
                {product(id)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={frame.note} role="status">
        {found.length > MOST
          ? `${MOST} of ${found.length} texts; search for the others.`
          : found.length === 0
            ? scope === 'own' && typed === ''
              ? 'The brand has no words of its own here. Search all texts to word one differently.'
              : 'No text has that.'
            : ''}
      </p>
    </>
  );
}
