import { bundledLanguages, isLanguageCode, languageOf, sourceLanguage } from '@marquee/i18n/languages';
import { useState } from 'react';
import { descriptions, texts } from './catalogues.ts';
import { controls } from './Messages.css.ts';
import { WideTable } from './WideTable.tsx';

const ids = [...(texts.get(sourceLanguage)?.keys() ?? [])].sort();
const [firstLanguage = sourceLanguage] = bundledLanguages;

/** Every message with what it means, in English and in a language of choice beside it. */
export function Messages() {
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState(firstLanguage);
  const textIn = (code: typeof chosen, id: string) => texts.get(code)?.get(id) ?? '';
  const shown = ids.filter((id) =>
    [id, descriptions.get(id) ?? '', textIn(sourceLanguage, id), textIn(chosen, id)].some((text) =>
      text.toLowerCase().includes(wanted.toLowerCase()),
    ),
  );
  const { name, bcp47 } = languageOf(chosen);
  return (
    <>
      <p className={controls}>
        <label>
          Search <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <label>
          Language{' '}
          <select
            value={chosen}
            onChange={({ target }) => {
              if (isLanguageCode(target.value)) setChosen(target.value);
            }}
          >
            {bundledLanguages.map((code) => (
              <option key={code} value={code} lang={languageOf(code).bcp47}>
                {languageOf(code).name}
              </option>
            ))}
          </select>
        </label>
        <span>
          {shown.length} of {ids.length}
        </span>
      </p>
      <WideTable label="Messages">
        <thead>
          <tr>
            <th>Id</th>
            <th>What it means</th>
            <th>{languageOf(sourceLanguage).name}</th>
            <th lang={bcp47}>{name}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((id) => (
            <tr key={id}>
              <td>
                <code>{id}</code>
              </td>
              <td>{descriptions.get(id)}</td>
              <td>{textIn(sourceLanguage, id)}</td>
              <td lang={bcp47}>{textIn(chosen, id)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
