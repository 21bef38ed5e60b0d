import { SearchField, type SearchFieldProps } from '@marquee/blocks/search/SearchField';
import { useBrand } from '@marquee/brand/provider';
import { classificationsFor, gameClassifications, minBets } from '@marquee/domain/gameFilters';
import { formatAmount } from '@marquee/domain/money';
import { bingoLanguages } from '@marquee/i18n/languages';
import { useLanguage } from '@marquee/state/preferences';
import { IconButton } from '@marquee/ui/button/IconButton';
import { Select } from '@marquee/ui/field/Select';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { filters, narrowing, putAway, search, toggle } from './LobbyPage.css.ts';
import { kinds, messages } from './lobby.messages.ts';
import { type LobbyState, SEARCH_LENGTH } from './lobbyAddress.ts';

export interface LobbyFiltersProps extends Pick<SearchFieldProps, 'onSearch' | 'onPending' | 'timers'> {
  state: LobbyState;
  onChange: (change: Partial<Pick<LobbyState, 'classification' | 'minBet'>>) => void;
}

/** Search by name, type of game and minimum bet (GAME-02); not rendered again with what a keystroke changes beside it. A phone shows the filters when asked, or when one is set. */
export const LobbyFilters = memo(function LobbyFilters(props: LobbyFiltersProps) {
  const { state, onChange, onSearch, onPending, timers } = props;
  const intl = useIntl();
  const { currency } = useBrand();
  const [language] = useLanguage();
  const id = useId();
  const set = [state.classification, state.minBet].filter(Boolean).length;
  const [asked, ask] = useState<boolean>();
  const shown = asked ?? set > 0;
  const types = classificationsFor(language, bingoLanguages);
  return (
    <div className={filters}>
      <div className={search}>
        <SearchField
          label={intl.formatMessage(messages.search)}
          maxLength={SEARCH_LENGTH}
          value={state.search}
          onSearch={onSearch}
          onPending={onPending}
          timers={timers}
        />
      </div>
      <span className={toggle}>
        <IconButton
          label={intl.formatMessage(messages.filters, { count: set })}
          icon={<SlidersHorizontal size={20} aria-hidden />}
          kind={set > 0 && !shown ? 'primary' : 'secondary'}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => ask(!shown)}
        />
      </span>
      <div id={id} className={shown ? narrowing : `${narrowing} ${putAway}`}>
        <Select
          label={intl.formatMessage(messages.kind)}
          hideLabel
          value={state.classification ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ classification: gameClassifications.find((code) => code === value) })
          }
          options={[
            { value: '', label: intl.formatMessage(messages.anyKind) },
            ...types.map((code) => ({ value: code, label: intl.formatMessage(kinds[code]) })),
          ]}
        />
        <Select
          label={intl.formatMessage(messages.minBet)}
          hideLabel
          value={state.minBet ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ minBet: minBets.find((bet) => bet === value) })}
          options={[
            { value: '', label: intl.formatMessage(messages.anyBet) },
            ...minBets.map((bet) => ({ value: bet, label: formatAmount(bet, { ...currency, digits: 2 }) })),
          ]}
        />
      </div>
    </div>
  );
});
