import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useBrand } from '@marquee/brand/provider';
import { chatHistory } from '@marquee/sdk/contract/support/chatHistory';
import { chatSend } from '@marquee/sdk/contract/support/chatSend';
import { useCall, useSend } from '@marquee/state/queries';
import { Button } from '@marquee/ui/button/Button';
import { TextField } from '@marquee/ui/field/TextField';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { form, head, headTitle, room as roomClass } from './Chat.css.ts';
import { messages } from './chat.messages.ts';
import { Lines } from './Lines.tsx';
import { schemeOn } from './onColour.ts';

/** So many of the last lines are shown. */
const COUNT = 50;
/** A room that is looked at asks for new lines as often as this. */
const AGAIN_MS = 5_000;

export interface RoomProps {
  roomId: string;
  title: string;
  description: string | undefined;
  maxLength: number | undefined;
}

/** One room of the chat: what was written, and a line to add. What could not be sent stays in its field. */
export function Room({ roomId, title, description, maxLength }: RoomProps) {
  const intl = useIntl();
  const { chatHeaderColor } = useBrand();
  const { data, error, isFetching, refetch } = useCall(chatHistory, { roomId, count: COUNT });
  const { send, pending, failure } = useSend(chatSend);
  const [typed, setTyped] = useState('');

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    const timer = setInterval(() => look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);

  const write = async (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '' || !(await send({ roomId, text }))) return;
    setTyped('');
    void refetch();
  };
  return (
    <div className={roomClass}>
      <div className={head} style={{ backgroundColor: chatHeaderColor, colorScheme: schemeOn(chatHeaderColor) }}>
        <h3 className={headTitle} dir="auto">
          {title}
        </h3>
        {description && <p dir="auto">{description}</p>}
      </div>
      {error && !data && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && <Lines room={title} lines={data.list} />}
      <form className={form} onSubmit={(event) => void write(event)}>
        <TextField
          label={intl.formatMessage(messages.write)}
          autoComplete="off"
          maxLength={maxLength}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" kind="primary" busy={pending}>
          {intl.formatMessage(messages.send)}
        </Button>
      </form>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
