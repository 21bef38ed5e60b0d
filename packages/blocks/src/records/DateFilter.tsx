import { useBrand } from '@marquee/brand/provider';
import { type DayRange, dayPresets, daysIn, moveRange, recentDays } from '@marquee/domain/days';
import { useAppStore } from '@marquee/state/value';
import { Button } from '@marquee/ui/button/Button';
import { IconButton } from '@marquee/ui/button/IconButton';
import { TextField } from '@marquee/ui/field/TextField';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fields, filter, presets, zone } from './DateFilter.css.ts';
import { dates as messages } from './records.messages.ts';
import { asDays, type Days, MOST_DAYS } from './useDays.ts';

/** Which days a list is of (MEMB-06a): the last 7 or 30, as many before or after, or any others. */
export function DateFilter({ days }: { days: Days }) {
  const intl = useIntl();
  const { timeZone } = useBrand();
  const { clock } = useAppStore();
  const { range, today, set } = days;
  const length = daysIn(range);
  const later = range.to >= today;
  const move = (by: number) => set(moveRange(range, by));
  const zoneName = intl.formatDateToParts(clock.now(), { timeZoneName: 'shortOffset' });
  return (
    <div className={filter}>
      <div className={presets}>
        <IconButton
          label={intl.formatMessage(messages.earlier, { days: length })}
          icon={
            <DirectionalIcon>
              <ChevronLeft size={20} aria-hidden />
            </DirectionalIcon>
          }
          onClick={() => move(-length)}
        />
        {dayPresets.map((count) => (
          <Button
            key={count}
            size="small"
            aria-pressed={range.to === today && length === count}
            kind={range.to === today && length === count ? 'primary' : 'secondary'}
            onClick={() => set(recentDays(count, clock.now(), timeZone))}
          >
            {intl.formatMessage(messages.last, { days: count })}
          </Button>
        ))}
        <IconButton
          label={intl.formatMessage(messages.later, { days: length })}
          aria-disabled={later || undefined}
          icon={
            <DirectionalIcon>
              <ChevronRight size={20} aria-hidden />
            </DirectionalIcon>
          }
          onClick={() => !later && move(length)}
        />
      </div>
      <Bounds range={range} onRange={set} />
      <p className={zone}>
        {intl.formatMessage(messages.zone, {
          zone: zoneName.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
        })}
      </p>
    </div>
  );
}

function Bounds({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState<{ from: string; to: string }>(range);
  const [asked, setAsked] = useState(range);
  // what was typed and cannot be asked for goes when another range is chosen; the field that is typed in stays
  if (asked.from !== range.from || asked.to !== range.to) {
    setAsked(range);
    setTyped(range);
  }
  const type = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const wanted = asDays(next.from, next.to);
    if (wanted) onRange(wanted);
  };
  const wrong = typed.from !== '' && typed.to !== '' && asDays(typed.from, typed.to) === undefined;
  return (
    <div className={fields}>
      {(['from', 'to'] as const).map((bound) => (
        <TextField
          key={bound}
          type="date"
          label={intl.formatMessage(messages[bound])}
          value={typed[bound]}
          onChange={({ currentTarget: { value } }) => type({ [bound]: value })}
          error={wrong && bound === 'to' ? intl.formatMessage(messages.wrong, { days: MOST_DAYS }) : undefined}
        />
      ))}
    </div>
  );
}
