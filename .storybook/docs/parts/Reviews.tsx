import { languageOf } from '@marquee/i18n/languages';
import { reviewMarks, texts } from './catalogues.ts';
import { WideTable } from './WideTable.tsx';

/** How each catalogue of the product stands with native speakers. */
export function Reviews() {
  const languages = [...texts.keys()].sort();
  const marks = [...reviewMarks()].sort(([a], [b]) => (a < b ? -1 : 1));
  const reviewed = marks.flatMap(([, byLanguage]) => [...byLanguage.values()].filter((mark) => mark === 'reviewed'));
  const count = marks.reduce((sum, [, byLanguage]) => sum + byLanguage.size, 0);
  return (
    <>
      <p>
        {reviewed.length} of {count} catalogues have been read by a native speaker as they are now.
      </p>
      <WideTable label="Reviews">
        <thead>
          <tr>
            <th>Namespace</th>
            {languages.map((code) => (
              <th key={code} lang={languageOf(code).bcp47}>
                {languageOf(code).name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map(([namespace, byLanguage]) => (
            <tr key={namespace}>
              <td>
                <code>{namespace}</code>
              </td>
              {languages.map((code) => (
                <td key={code}>{byLanguage.get(code) ?? 'no words'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
