import { brands } from 'virtual:marquee/brands';
import type { ThemeValues } from '@marquee/theme/contract';
import { colourAt } from '@marquee/theme/pairs';
import { ContractValues } from './ContractValues.tsx';
import { Contrasts } from './Contrasts.tsx';
import { colour, label, swatch, swatches } from './Theme.css.ts';
import { useToolbar } from './useToolbar.ts';

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
              <Contrasts colours={theme[name].color} />
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

function pathsOf(colours: object, above = ''): string[] {
  return Object.entries(colours).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : pathsOf(value as object, `${above}${key}.`),
  );
}
