import { contrast, over } from '@marquee/theme/colour';
import type { ThemeValues } from '@marquee/theme/contract';
import { type ContrastPair, colourAt, contrastPairs } from '@marquee/theme/pairs';
import { failed } from './Contrasts.css.ts';
import { WideTable } from './WideTable.tsx';

/** How many pairs are shown at once: those nearest to their limit, and every one that is past it. */
const NEAREST = 6;

interface MeasuredPair extends ContrastPair {
  readonly measured: number;
}

/** What text and edges of a theme measure on what they lie on: the lowest openly, all of them on demand. */
export function Contrasts({ colours }: { colours: ThemeValues['color'] }) {
  const all = contrastPairs.map((pair): MeasuredPair => ({ ...pair, measured: measure(colours, pair.text, pair.on) }));
  const nearest = all.toSorted((a, b) => a.measured / a.ratio - b.measured / b.ratio);
  const low = all.filter(isLow).length;
  return (
    <>
      <p className={low > 0 ? failed : undefined}>
        {low > 0 ? `${low} of ${all.length} pairs are too low.` : `All ${all.length} pairs keep their contrast.`}{' '}
        Nearest to the limit:
      </p>
      <PairTable label="Lowest contrast" pairs={nearest.slice(0, Math.max(NEAREST, low))} />
      <details>
        <summary>All {all.length} pairs</summary>
        <PairTable label="Contrast" pairs={all} />
      </details>
    </>
  );
}

const isLow = ({ measured, ratio }: MeasuredPair) => measured < ratio;

function PairTable({ label, pairs }: { label: string; pairs: readonly MeasuredPair[] }) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th>Text or edge</th>
          <th>On</th>
          <th>Contrast</th>
          <th>At least</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.text} ${pair.on}`}>
            <td>{pair.text}</td>
            <td>{pair.on}</td>
            <td className={isLow(pair) ? failed : undefined}>{pair.measured.toFixed(2)}</td>
            <td>{pair.ratio}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** What is translucent is seen over the page. */
function measure(colours: ThemeValues['color'], text: string, on: string): number {
  const ground = over(colourAt(colours, on), colours.page);
  return Math.floor(contrast(over(colourAt(colours, text), ground), ground) * 100) / 100;
}
