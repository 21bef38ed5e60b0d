import { brands } from 'virtual:marquee/brands';
import { languageCodes, languageOf } from '@marquee/i18n/languages';
import { texts } from './catalogues.ts';
import { WideTable } from './WideTable.tsx';

/** The table of languages, with how many words the product has in each and which brands speak it. */
export function Languages() {
  return (
    <WideTable label="Languages">
      <thead>
        <tr>
          <th>Code</th>
          <th>Name</th>
          <th>BCP 47</th>
          <th>Direction</th>
          <th>Messages</th>
          <th>Brands</th>
        </tr>
      </thead>
      <tbody>
        {languageCodes.map((code) => {
          const { name, bcp47, direction } = languageOf(code);
          const speaking = brands.filter(({ data }) => data.languages.supported.includes(code));
          return (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <td lang={bcp47}>{name}</td>
              <td>{bcp47}</td>
              <td>{direction}</td>
              <td>{texts.get(code)?.size ?? ''}</td>
              <td>{speaking.map(({ data }) => data.name).join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
