import { drawDays } from '@marquee/domain/lottery';
import { Select } from '@marquee/ui/field/Select';
import { TextField } from '@marquee/ui/field/TextField';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { filters } from './LotteryLobby.css.ts';
import { lobby as messages } from './lottery.messages.ts';
import { type LotteryState, SEARCH_LENGTH } from './lotteryAddress.ts';
import { useWeekdays } from './useWeekdays.ts';

export interface LotteryFiltersProps {
  state: LotteryState;
  /** `replace`: a search in the making is one step of the way back */
  onChange: (state: LotteryState, replace?: boolean) => void;
}

/** Search by name and the day of the draw (LOTT-01b). The list is here whole, so that each letter narrows it at once. */
export function LotteryFilters({ state, onChange }: LotteryFiltersProps) {
  const intl = useIntl();
  const weekday = useWeekdays('long');
  return (
    <search className={filters}>
      <TextField
        label={intl.formatMessage(messages.search)}
        hideLabel
        placeholder={intl.formatMessage(messages.search)}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        start={<Search size={18} aria-hidden />}
        value={state.search}
        onChange={({ currentTarget: { value } }) => onChange({ ...state, search: value }, true)}
      />
      <Select
        label={intl.formatMessage(messages.day)}
        hideLabel
        value={state.day === undefined ? '' : String(state.day)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...state, day: drawDays.find((day) => String(day) === value) })
        }
        options={[
          { value: '', label: intl.formatMessage(messages.anyDay) },
          ...drawDays.map((day) => ({ value: String(day), label: weekday(day) })),
        ]}
      />
    </search>
  );
}
