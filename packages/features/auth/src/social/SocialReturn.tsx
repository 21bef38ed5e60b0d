import { WindowsContext } from '@marquee/state/windows';
import { Notice } from '@marquee/ui/notice/Notice';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Entrance } from '../login/useEntrance.ts';
import { SocialNotices } from './SocialNotices.tsx';
import { messages } from './social.messages.ts';
import { SOCIAL_WINDOW, type SocialAnswer } from './socialAnswer.ts';
import { useSocialExchange } from './useSocialExchange.ts';

export interface SocialReturnProps {
  answer: SocialAnswer;
  entrance: Entrance;
}

/**
 * Where a provider leads back to (AUTH-03). In a window of ours it hands the answer to the page that opened it, and closes;
 * in the page itself it makes the session here.
 */
export function SocialReturn({ answer, entrance }: SocialReturnProps) {
  const intl = useIntl();
  const windows = useContext(WindowsContext);
  const exchange = useSocialExchange(entrance);
  const [handedOver, setHandedOver] = useState(false);
  const begin = useEffectEvent(async () => {
    const said = { kind: SOCIAL_WINDOW, answer };
    const opener = windows.opener(SOCIAL_WINDOW);
    opener?.say(said);
    if (!opener && !(await windows.callBack(SOCIAL_WINDOW, said))) return void exchange.take(answer);
    setHandedOver(true);
    windows.closeSelf();
  });
  useEffect(() => {
    void begin();
  }, []);

  if (handedOver) return <Notice tone="positive">{intl.formatMessage(messages.closeWindow)}</Notice>;
  return (
    <>
      {exchange.pending && <Notice live="status">{intl.formatMessage(messages.finishing)}</Notice>}
      <SocialNotices exchange={exchange} side={entrance.side} />
    </>
  );
}
