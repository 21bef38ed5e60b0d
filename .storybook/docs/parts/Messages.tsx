import { languageOf, productLanguages, sourceLanguage } from '@marquee/i18n/languages';
import { useState } from 'react';
import { texts } from './catalogues.ts';
import { WideTable } from './WideTable.tsx';

const ids = [...(texts.get(sourceLanguage)?.keys() ?? [])].sort();

/** Every message in a language of choice, beside English. */
export function Messages() {
  const [wanted, setWanted] = useState('');
  const shown = ids.filter((id) =>
    [id, ...productLanguages.map((code) => texts.get(code)?.get(id) ?? '')].some((text) =>
      text.toLowerCase().includes(wanted.toLowerCase()),
    ),
  );
  return (
    <>
      <label>
        Search <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} /> {shown.length}{' '}
        of {ids.length}
      </label>
      <WideTable label="Messages">
        <thead>
          <tr>
            <th>Id</th>
            {productLanguages.map((code) => (
              <th key={code}>{languageOf(code).name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((id) => (
            <tr key={id}>
              <td>
                <code>{id}</code>
              </td>
              {productLanguages.map((code) => (
                <td key={code} lang={languageOf(code).bcp47}>
                  {texts.get(code)?.get(id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
