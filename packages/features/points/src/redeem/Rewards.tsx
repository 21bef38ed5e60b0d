import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useGate } from '@marquee/blocks/gate/useGate';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { useBrand } from '@marquee/brand/provider';
import { type Amount, formatAmount } from '@marquee/domain/money';
import { pointBalance } from '@marquee/sdk/contract/points/balance';
import { pointRewards } from '@marquee/sdk/contract/points/rewards';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { Card } from '@marquee/ui/card/Card';
import { Columns } from '@marquee/ui/layout/Columns';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Banknote, Gift, type LucideIcon, Package, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePointsInWords } from '../mall/pointsText.ts';
import { RedeemDialog } from './RedeemDialog.tsx';
import { card, cell, foot, name, notes, off, picture, placeholder, price, words } from './Rewards.css.ts';
import { messages } from './redeem.messages.ts';
import { type Reward, whyNot } from './reward.ts';

/** What points can be redeemed for (PROM-03a). */
export function Rewards() {
  const gate = useGate();
  const [chosen, setChosen] = useState<Reward>();
  const { data, error, isFetching, refetch } = useCall(pointRewards, {});
  const own = useCall(pointBalance, {}).data?.points;
  // to a trial account the gate says what it needs: a real account, not points
  const points = useSession().kind === 'trial' ? undefined : own;
  if (error && !data) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.list.length === 0)
    return <EmptyPlace title={messages.none} text={messages.noneText} icon={<Gift size={40} />} />;
  return (
    <>
      <Columns as="ul" gap={5}>
        {data.list.map((reward) => (
          <li key={reward.id} className={cell}>
            <Tile reward={reward} points={points} onRedeem={() => gate('real', () => setChosen(reward))} />
          </li>
        ))}
      </Columns>
      {chosen && <RedeemDialog key={chosen.id} reward={chosen} points={points} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface TileProps {
  reward: Reward;
  /** those one has; nothing while that is not known */
  points: Amount | undefined;
  onRedeem: () => void;
}

function Tile({ reward, points, onRedeem }: TileProps) {
  const intl = useIntl();
  const { currency } = useBrand();
  const inWords = usePointsInWords();
  const { name: title, quantity, requiredAmount, requiredPoints, remark } = reward;
  const reason = whyNot(reward, points);
  return (
    <Card as="article" padding="none">
      <div className={card}>
        <Picture reward={reward} />
        <div className={words}>
          <h2 className={name} dir="auto">
            {title}
          </h2>
          <div className={notes}>
            {remark && <p dir="auto">{remark}</p>}
            {requiredAmount !== undefined && (
              <p>{intl.formatMessage(messages.deposits, { amount: formatAmount(requiredAmount, currency) })}</p>
            )}
            {quantity !== undefined && quantity > 0 && <p>{intl.formatMessage(messages.left, { count: quantity })}</p>}
          </div>
          <div className={foot}>
            <span className={price}>{inWords(requiredPoints)}</span>
            {reason ? (
              <span className={off}>{intl.formatMessage(messages[reason])}</span>
            ) : (
              <Button
                size="small"
                aria-label={intl.formatMessage(messages.redeemName, { reward: title })}
                onClick={onRedeem}
              >
                {intl.formatMessage(messages.redeem)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

const marks: Record<Reward['type'], LucideIcon> = { bonus: Banknote, game: Ticket, goods: Package, unknown: Gift };

function Picture({ reward: { image, type } }: { reward: Reward }) {
  const Mark = marks[type];
  return (
    <PlatformPicture
      address={image}
      look={picture}
      width={1600}
      height={640}
      instead={
        <span className={placeholder} aria-hidden>
          <Mark size={40} />
        </span>
      }
    />
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <Columns gap={5} aria-hidden>
      {['1', '2', '3', '4'].map((key) => (
        <Card key={key} padding="none">
          <Skeleton shape="banner" still />
          <div className={words}>
            <Skeleton width="half" still />
            <Skeleton still />
            <Skeleton shape="control" still />
          </div>
        </Card>
      ))}
    </Columns>
  );
}
