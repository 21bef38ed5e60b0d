import { OwnAmount } from '@marquee/blocks/money/OwnAmount';
import { useHasPage } from '@marquee/blocks/page/pages';
import { focusGame } from '@marquee/blocks/stage/focusGame';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { Link, useLocation, useNavigate } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { useSignOut } from '@marquee/state/signOut';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { accountEntries } from '../account/accountEntries.ts';
import { RESPONSIBLE } from './addresses.ts';
import { amount, balanceLine, time } from './RealityCheck.css.ts';
import { realityMessages as messages } from './safety.messages.ts';

const HELP = '/help#responsible';

/** The reminder of the time played (SAFE-02): how long, what is left where it is known, what was played, and each way on as near as the others. */
export function RealityCheck({ minutes, onDone }: { minutes: number; onDone: () => void }) {
  const intl = useIntl();
  const hasPage = useHasPage();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const session = useSession();
  const entries = session.kind === 'visitor' ? [] : accountEntries(session.kind, hasPage);
  const betting = entries.find(({ id }) => id === 'betting');
  const { data } = useCall(balance, {});
  // a link out of a game at play asks first: it answers once it has led away
  const { key } = useLocation();
  const pressed = useRef(false);
  const arrived = useEffectEvent((_key: string) => pressed.current && onDone());
  useEffect(() => {
    arrived(key);
  }, [key]);
  const onPress = () => {
    pressed.current = true;
  };
  // once the dialog is gone: a game at play goes on where it was left, also for who came to it by the keyboard
  const goesOn = useRef(false);
  useEffect(
    () => () => {
      if (goesOn.current) focusGame(document);
    },
    [],
  );
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.title)}
      closeLabel={null}
      cover={false}
      // answered by one of its buttons, and not by a key meant for the game
      onClose={() => {}}
      footer={
        <>
          {betting && (
            <ButtonLink as={Link} to={betting.to} onClick={onPress}>
              {intl.formatMessage(betting.label)}
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={hasPage(RESPONSIBLE) ? RESPONSIBLE : HELP} onClick={onPress}>
            {intl.formatMessage(messages.limits)}
          </ButtonLink>
          <Button
            onClick={() => {
              onDone();
              signOut();
              void navigate('/', { replace: true });
            }}
          >
            {intl.formatMessage(messages.signOut)}
          </Button>
          <Button
            onClick={() => {
              goesOn.current = true;
              onDone();
            }}
          >
            {intl.formatMessage(messages.goOn)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className={time}>
          {intl.formatMessage(messages.time, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </p>
        {data && (
          <p className={balanceLine}>
            {intl.formatMessage(messages.balance)}{' '}
            <strong className={amount}>
              <OwnAmount value={data.sumBalance} />
            </strong>
          </p>
        )}
        <p>{intl.formatMessage(messages.text)}</p>
      </Stack>
    </Dialog>
  );
}
