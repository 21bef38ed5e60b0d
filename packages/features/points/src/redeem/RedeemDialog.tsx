import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as shared } from '@marquee/blocks/page/page.messages';
import { SettledNotice } from '@marquee/blocks/page/SettledNotice';
import { type Amount, compareAmounts, subtractAmounts } from '@marquee/domain/money';
import { redeemReward } from '@marquee/sdk/contract/points/redeem';
import type { Settled } from '@marquee/sdk/settle';
import { Link } from '@marquee/state/navigation';
import { useSettled } from '@marquee/state/settled';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { TextField } from '@marquee/ui/field/TextField';
import { Text } from '@marquee/ui/text/Text';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { REDEEMED } from '../mall/mallAddress.ts';
import { usePointsInWords } from '../mall/pointsText.ts';
import { usePointsChanged } from '../mall/usePointsChanged.ts';
import { PaymentPassword } from './PaymentPassword.tsx';
import { buttons, form, sum, sumName, sums } from './Rewards.css.ts';
import { messages } from './redeem.messages.ts';
import { mostOf, type Reward, takes } from './reward.ts';

export interface RedeemDialogProps {
  reward: Reward;
  /** those one has; nothing while that is not known */
  points: Amount | undefined;
  onClose: () => void;
}

/** Confirms a redemption with the payment password, and says what came of it (PROM-03b, SDK-05). */
export function RedeemDialog({ reward, points, onClose }: RedeemDialogProps) {
  const intl = useIntl();
  const changed = usePointsChanged();
  const [outcome, setOutcome] = useState<Settled<typeof redeemReward>>();
  const { send, pending, failure } = useSettled(redeemReward);
  const redeem = async (quantity: number, password: string) => {
    const settled = await send({ rewardId: reward.id, quantity, password });
    changed();
    // nothing happened: the form stays as it was
    if (settled && settled.kind !== 'notDone') setOutcome(settled);
    return settled?.kind === 'notDone';
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(messages.title, { reward: reward.name })}
      closeLabel={intl.formatMessage(shared.close)}
      onClose={onClose}
      cover={!pending}
    >
      {outcome ? (
        <Done outcome={outcome.kind} reward={reward} onClose={onClose} />
      ) : (
        <Confirm reward={reward} points={points} pending={pending} onRedeem={redeem} onClose={onClose}>
          {failure && <FailureNotice failure={failure} />}
        </Confirm>
      )}
    </Dialog>
  );
}

interface ConfirmProps extends RedeemDialogProps {
  pending: boolean;
  /** answers whether it is known that nothing happened */
  onRedeem: (quantity: number, password: string) => Promise<boolean>;
  /** what went wrong */
  children: ReactNode;
}

function Confirm({ reward, points, pending, onRedeem, onClose, children }: ConfirmProps) {
  const intl = useIntl();
  const inWords = usePointsInWords();
  const [typed, setTyped] = useState('1');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [nothing, setNothing] = useState(false);
  const most = mostOf(reward);
  const quantity = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const right = quantity >= 1 && quantity <= most;
  const price = takes(reward, right ? quantity : 1);
  const enough = points === undefined || compareAmounts(points, price) >= 0;
  const problem = !right
    ? intl.formatMessage(messages.quantityWrong, { most })
    : !enough && intl.formatMessage(messages.notEnough);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setNothing(false);
    if (problem || password === '') return;
    setNothing(await onRedeem(quantity, password));
  };
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      {most > 1 && (
        <TextField
          label={intl.formatMessage(messages.quantity)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem}
        />
      )}
      <dl className={sums}>
        <Sum name={intl.formatMessage(messages.takes)} value={inWords(price)} />
        {points !== undefined && enough && (
          <Sum name={intl.formatMessage(messages.after)} value={inWords(subtractAmounts(points, price))} />
        )}
      </dl>
      <PaymentPassword value={password} onChange={setPassword} missing={tried && password === ''} />
      <Text size="sm" tone="secondary">
        {intl.formatMessage(messages.rule)}
      </Text>
      {children}
      {nothing && <SettledNotice outcome="notDone">{null}</SettledNotice>}
      <div className={buttons}>
        <Button onClick={onClose}>{intl.formatMessage(shared.cancel)}</Button>
        <Button kind="primary" type="submit" busy={pending}>
          {intl.formatMessage(messages.confirm)}
        </Button>
      </div>
    </form>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className={sum}>
      <dt className={sumName}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Done({
  outcome,
  reward,
  onClose,
}: {
  outcome: Settled<typeof redeemReward>['kind'];
  reward: Reward;
  onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <div className={form}>
      <SettledNotice outcome={outcome}>{intl.formatMessage(messages.done, { reward: reward.name })}</SettledNotice>
      <div className={buttons}>
        <Button onClick={onClose}>{intl.formatMessage(shared.close)}</Button>
        <ButtonLink as={Link} to={REDEEMED} kind="primary" onClick={onClose}>
          {intl.formatMessage(messages.toRedeemed)}
        </ButtonLink>
      </div>
    </div>
  );
}
