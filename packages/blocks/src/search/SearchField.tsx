import { media } from '@marquee/ui/base/breakpoints';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { IconButton } from '@marquee/ui/button/IconButton';
import { TextField } from '@marquee/ui/field/TextField';
import { Search, X } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../page/page.messages.ts';

/** A pause in typing, ms: what was typed is searched for. */
export const PAUSE_MS = 250;

// by themselves in a sheet they would be one more file to wait for (decision 30)
const CLEAR_OF_TOP = { scrollMarginBlockStart: 12 };
const THERE = { display: 'flex' };
/** Without what takes the text away its room stays, so that the field is not laid out anew with the first letter. */
const ROOM = { ...THERE, visibility: 'hidden' } as const;

export interface SearchFieldProps {
  /** its name, and what stands in it */
  label: string;
  /** characters at most */
  maxLength: number;
  /** what is searched for */
  value: string;
  /** `before` is what was asked for until then, also where that is not rendered yet */
  onSearch: (search: string, before: string) => void;
  /** what was typed is not yet searched for */
  onPending?: ((pending: boolean) => void) | undefined;
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'> | undefined;
}

/**
 * Searches by name (GAME-02, LOTT-01b) after a pause in typing, at once on Enter, and never for half of a word in
 * composition. What is typed stands in the field itself: the address follows when the page has time, too late for a letter.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, maxLength, value, onSearch, onPending = ignore, timers = browserTimers } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState(value);
  const [composing, setComposing] = useState(false);
  /** what this field asked for last: another value has come from elsewhere, such as the way back */
  const asked = useRef(value);
  const field = useRef<HTMLInputElement>(null);

  const follow = useEffectEvent((next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    setTyped(next);
  });
  useEffect(() => follow(value), [value]);

  const search = (text: string) => {
    const before = asked.current;
    asked.current = text;
    // with the place that it leads to: until that is rendered, what is there is no answer to it
    startTransition(() => onPending(false));
    onSearch(text, before);
  };
  const pause = useEffectEvent((text: string) => (text === asked.current ? onPending(false) : search(text)));
  useEffect(() => {
    if (composing) return;
    const timer = timers.setTimeout(() => pause(typed.trim()), PAUSE_MS);
    return () => timers.clearTimeout(timer);
  }, [typed, composing, timers]);

  const type = (text: string) => {
    setTyped(text);
    onPending(text.trim() !== asked.current);
  };
  return (
    <search>
      <form
        style={CLEAR_OF_TOP}
        onSubmit={(event) => {
          event.preventDefault();
          search(typed.trim());
        }}
      >
        <TextField
          ref={field}
          label={label}
          hideLabel
          placeholder={label}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          start={<Search size={18} aria-hidden />}
          end={
            <span style={typed === '' ? ROOM : THERE}>
              <IconButton
                label={intl.formatMessage(messages.clearSearch)}
                size="small"
                icon={<X size={18} aria-hidden />}
                onClick={() => {
                  type('');
                  // the button goes with the text
                  field.current?.focus();
                }}
              />
            </span>
          }
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={({ currentTarget: { form } }) => form && bringUp(form)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </form>
    </search>
  );
}

/**
 * On a phone the field comes to the top, so that what is found is in sight under it. Not before the press is over: what came
 * under the finger would be taken for what was pressed.
 */
function bringUp(form: HTMLFormElement): void {
  if (matchMedia(media.phone).matches) requestAnimationFrame(() => form.scrollIntoView());
}

function ignore() {}
