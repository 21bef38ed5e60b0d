import { gameAddress } from '@marquee/blocks/game/gameAddress';
import { type GameEntry, useOpenGame } from '@marquee/blocks/game/useOpenGame';
import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { useBrand } from '@marquee/brand/provider';
import { formatAmount } from '@marquee/domain/money';
import type { CardRoom as Room } from '@marquee/sdk/contract/games/rooms';
import { Link } from '@marquee/state/navigation';
import { Badge } from '@marquee/ui/badge/Badge';
import { Card } from '@marquee/ui/card/Card';
import { Coins, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { fact, facts, link, room as open, picture, rested, shut, title as titleClass, words } from './CardRooms.css.ts';
import { messages } from './rooms.messages.ts';

/** A room: its game and level, who sits there and for how much; one that is full or down leads nowhere. */
export function CardRoom({ room }: { room: Room }) {
  const intl = useIntl();
  const { currency } = useBrand();
  const onOpen = useOpenGame();
  const { title, players, maxPlayers, minBet, maxBet, status } = room;
  const to = gameAddress(room);
  const state: GameEntry = { name: title, inside: true };
  const amount = (value: Room['minBet']) => value && formatAmount(value, { ...currency, digits: 0 });
  const [least, most] = [amount(minBet), amount(maxBet)];
  return (
    <Card as="li" interactive={status === 'open'}>
      <div className={status === 'open' ? open : shut}>
        <PlatformPicture
          address={room.image}
          look={status === 'maintenance' ? rested : picture}
          width={72}
          height={88}
          instead={<span className={picture} />}
        />
        <div className={words}>
          <p className={titleClass}>
            {status === 'open' ? (
              <Link className={link} to={to} state={state} onClick={(event) => onOpen(event, to, title)}>
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </p>
          <p className={facts}>
            <span className={fact}>
              <Users size={16} aria-hidden />
              {maxPlayers === undefined
                ? intl.formatMessage(messages.players, { players })
                : intl.formatMessage(messages.seats, { players, seats: maxPlayers })}
            </span>
            {least && most && (
              <span className={fact}>
                <Coins size={16} aria-hidden />
                {intl.formatMessage(messages.limits, { least, most })}
              </span>
            )}
            {status !== 'open' && (
              <Badge tone={status === 'full' ? 'neutral' : 'warning'}>{intl.formatMessage(messages[status])}</Badge>
            )}
          </p>
        </div>
      </div>
    </Card>
  );
}
