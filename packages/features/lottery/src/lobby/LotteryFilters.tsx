import { SearchField, type SearchFieldProps } from '@marquee/blocks/search/SearchField';
import { drawDays } from '@marquee/domain/lottery';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { filters } from './LotteryLobby.css.ts';
import { lobby as messages } from './lottery.messages.ts';
import { type LotteryState, SEARCH_LENGTH } from './lotteryAddress.ts';
import { useWeekdays } from './useWeekdays.ts';

export interface LotteryFiltersProps extends Pick<SearchFieldProps, 'onSearch' | 'timers'> {
  state: LotteryState;
  onChange: (state: LotteryState) => void;
}

/** Search by name and the day of the draw (LOTT-01b). */
export function LotteryFilters({ state, onChange, onSearch, timers }: LotteryFiltersProps) {
  const intl = useIntl();
  const weekday = useWeekdays('long');
  return (
    <div className={filters}>
      <SearchField
        label={intl.formatMessage(messages.search)}
        maxLength={SEARCH_LENGTH}
        value={state.search}
        onSearch={onSearch}
        timers={timers}
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
    </div>
  );
}
