import { brands } from 'virtual:marquee/brands';
import { contrast, over } from '@marquee/theme/colour';
import type { ThemeValues } from '@marquee/theme/contract';
import { colourAt, contrastPairs } from '@marquee/theme/pairs';
import { ContractValues } from './ContractValues.tsx';
import { colour, failed, label, swatch, swatches } from './Theme.css.ts';
import { useToolbar } from './useToolbar.ts';
import { WideTable } from './WideTable.tsx';

const themes = ['light', 'dark'] as const;

/** Shapes, fonts and motion in the brand and theme of the toolbar; then each brand's colours and the contrast of their pairs. */
export function Theme() {
  const { brand, theme: chosen } = useToolbar();
  return (
    <>
      <section>
        <h2>
          Shape, type and motion of {brand.data.name}, {chosen}
        </h2>
        <ContractValues values={brand.theme[chosen]} />
      </section>
      {brands.map(({ data, theme }) => (
        <section key={data.id}>
          <h2>Colours of {data.name}</h2>
          {themes.map((name) => (
            <section key={name}>
              <h3>{name}</h3>
              <Swatches colours={theme[name].color} />
              <Pairs colours={theme[name].color} />
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

function Swatches({ colours }: { colours: ThemeValues['color'] }) {
  return (
    <div className={swatches}>
      {pathsOf(colours).map((path) => (
        <div key={path} className={swatch}>
          <svg className={colour} aria-hidden>
            <rect width="100%" height="100%" fill={colourAt(colours, path)} />
          </svg>
          <span className={label}>
            <code>{path}</code>
            <br />
            {colourAt(colours, path)}
          </span>
        </div>
      ))}
    </div>
  );
}

function Pairs({ colours }: { colours: ThemeValues['color'] }) {
  return (
    <details>
      <summary>{contrastPairs.length} pairs</summary>
      <WideTable label="Contrast">
        <thead>
          <tr>
            <th>Text or edge</th>
            <th>On</th>
            <th>Contrast</th>
            <th>At least</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ text, on, ratio }) => {
            const measured = measure(colours, text, on);
            return (
              <tr key={`${text} ${on}`}>
                <td>{text}</td>
                <td>{on}</td>
                <td className={measured < ratio ? failed : undefined}>{measured.toFixed(2)}</td>
                <td>{ratio}</td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
    </details>
  );
}

/** What is translucent is seen over the page. */
function measure(colours: ThemeValues['color'], text: string, on: string): number {
  const ground = over(colourAt(colours, on), colours.page);
  return Math.floor(contrast(over(colourAt(colours, text), ground), ground) * 100) / 100;
}

function pathsOf(colours: object, above = ''): string[] {
  return Object.entries(colours).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : pathsOf(value as object, `${above}${key}.`),
  );
}
