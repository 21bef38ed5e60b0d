import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { TextField } from '@marquee/ui/field/TextField';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { team as messages } from './figures.messages.ts';

const LENGTH = 40;

/** Finds an account among the downlines, on Enter; what is searched for stands in the address. */
export function AccountSearch() {
  const intl = useIntl();
  const { field, change } = useListAddress();
  const search = field('q') ?? '';
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
        }}
      >
        <TextField
          // another value from elsewhere, such as the way back, is another field
          key={search}
          name="q"
          label={intl.formatMessage(messages.search)}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LENGTH}
          defaultValue={search}
          start={<Search size={18} aria-hidden />}
        />
      </form>
    </search>
  );
}
