import type { Severity } from '@marquee/brand-tools/finding';
import { Button } from '@marquee/ui/button/Button';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { CircleCheck } from 'lucide-react';
import { type JSX, type Ref, useState } from 'react';
import type { Draft } from './draft/useDraft.ts';
import * as css from './Findings.css.ts';

const NAMES: Record<Severity, readonly [one: string, many: string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  recommendation: ['recommendation', 'recommendations'],
};

/** What the check says of the draft, as it happens; a colour that cannot be read is mended with a click. */
export function Findings({ draft, ref }: { draft: Draft; ref: Ref<HTMLElement> }): JSX.Element {
  const { findings } = draft;
  const [quiet, setQuiet] = useState(true);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const others = findings.length - errors.length;
  const shown = quiet ? errors : findings;
  return (
    <section ref={ref} className={css.box} aria-label="Findings" tabIndex={-1}>
      <h2 className={css.head} aria-live="polite">
        {errors.length === 0 && <CircleCheck size={16} className={css.fine} aria-hidden />}
        {errors.length === 0 ? 'Passes the check' : counted(errors.length, 'error')}
      </h2>
      <ul className={css.list}>
        {shown.map(({ severity, code, file, line, message, mend, fix }) => (
          <li key={`${code} ${file} ${line} ${message}`} className={css.item}>
            <span className={css.marks[severity]} aria-hidden />
            <span className={css.words}>
              <VisuallyHidden>{`${NAMES[severity][0]}: `}</VisuallyHidden>
              {message}
            </span>
            {fix ? (
              <span className={css.fix}>
                <Button
                  size="small"
                  icon={<Chip colour={fix.value} />}
                  onClick={() => draft.edit('theme.json', fix.path, fix.value)}
                >
                  {`Use ${fix.value}, the nearest that passes`}
                </Button>
              </span>
            ) : (
              <span className={css.mend}>{mend}</span>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button size="small" kind="quiet" aria-expanded={!quiet} onClick={() => setQuiet(!quiet)}>
          {quiet ? `Show ${counted(others, 'recommendation').replace('recommendation', 'hint')}` : 'Show errors only'}
        </Button>
      )}
    </section>
  );
}

function Chip({ colour }: { colour: string }): JSX.Element {
  return (
    <svg className={css.chip} aria-hidden>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

export const counted = (count: number, severity: Severity) => `${count} ${NAMES[severity][count === 1 ? 0 : 1]}`;
