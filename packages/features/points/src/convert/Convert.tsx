import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useGate } from '@marquee/blocks/gate/useGate';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { SettledNotice } from '@marquee/blocks/page/SettledNotice';
import { useBrand } from '@marquee/brand/provider';
import { amountProblem } from '@marquee/domain/amountRule';
import { type Amount, formatAmount, parseAmount } from '@marquee/domain/money';
import type { CallOutput } from '@marquee/sdk/contract/call';
import { pointBalance } from '@marquee/sdk/contract/points/balance';
import { pointConfig } from '@marquee/sdk/contract/points/config';
import { convertPoints } from '@marquee/sdk/contract/points/convert';
import type { Settled } from '@marquee/sdk/settle';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useSettled } from '@marquee/state/settled';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { TextField } from '@marquee/ui/field/TextField';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { Coins } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { HISTORY } from '../mall/mallAddress.ts';
import { pointsText, usePointsInWords } from '../mall/pointsText.ts';
import { usePointsChanged } from '../mall/usePointsChanged.ts';
import { PaymentPassword } from '../redeem/PaymentPassword.tsx';
import { form, layout, worth, worthName } from './Convert.css.ts';
import { messages } from './convert.messages.ts';
import { Earning } from './Earning.tsx';
import { worthOf } from './worthOf.ts';

type Config = CallOutput<typeof pointConfig>;

/** Turns points into money, and says how they are earned (PROM-03). */
export function Convert() {
  const { data, error, isFetching, refetch } = useCall(pointConfig, {});
  if (error && !data) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={layout} aria-busy>
        <div className={form} aria-hidden>
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
    );
  }
  return (
    <div className={layout}>
      {data.convert.enabled ? (
        <ConvertForm convert={data.convert} />
      ) : (
        <EmptyPlace title={messages.off} text={messages.offText} icon={<Coins size={40} />} />
      )}
      {data.ratios.length > 0 && <Earning ratios={data.ratios} />}
    </div>
  );
}

function ConvertForm({ convert }: { convert: Config['convert'] }) {
  const intl = useIntl();
  const { currency } = useBrand();
  const inWords = usePointsInWords();
  const gate = useGate();
  const changed = usePointsChanged();
  const points = useCall(pointBalance, {}).data?.points;
  const { send, pending, failure } = useSettled(convertPoints);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Settled<typeof convertPoints>>();
  const asked = parseAmount(typed.replace(/[\s,]/g, ''));
  const problem =
    asked === undefined
      ? 'tooSmall'
      : amountProblem(asked, { least: convert.least, most: points, digits: convert.digits });
  const money = asked !== undefined && !problem ? worthOf(asked, convert.pointsPerUnit, currency.digits) : undefined;
  const one = worthOf(convert.pointsPerUnit, convert.pointsPerUnit, currency.digits);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (asked === undefined || problem || password === '') return;
    gate('real', () => void move(asked));
  };
  const move = async (amount: Amount) => {
    setOutcome(undefined);
    const settled = await send({ points: amount, password });
    changed();
    setOutcome(settled);
    if (!settled || settled.kind === 'notDone') return;
    setTyped('');
    setPassword('');
    setTried(false);
  };
  const least = inWords(convert.least);
  return (
    <form className={form} onSubmit={submit} noValidate>
      <div>
        <Heading level={2} size="lg">
          {intl.formatMessage(messages.title)}
        </Heading>
        {one !== undefined && (
          <Text tone="secondary" tabular>
            {intl.formatMessage(messages.rate, {
              points: inWords(convert.pointsPerUnit),
              amount: formatAmount(one, currency),
            })}
          </Text>
        )}
      </div>
      <TextField
        label={intl.formatMessage(messages.points)}
        inputMode={convert.digits > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={intl.formatMessage(messages.least, { points: least })}
        error={tried && problem && intl.formatMessage(messages[problem], { points: least })}
        end={
          points !== undefined && (
            <Button size="small" kind="quiet" onClick={() => setTyped(pointsText(points))}>
              {intl.formatMessage(messages.all)}
            </Button>
          )
        }
      />
      <PaymentPassword value={password} onChange={setPassword} missing={tried && password === ''} />
      <p className={worth}>
        <span className={worthName}>{intl.formatMessage(messages.gives)}</span>
        <bdi dir="ltr">{money === undefined ? '–' : formatAmount(money, currency)}</bdi>
      </p>
      <Text size="sm" tone="secondary">
        {intl.formatMessage(messages.rule)}
      </Text>
      {failure && <FailureNotice failure={failure} />}
      {outcome && (
        <SettledNotice
          outcome={outcome.kind}
          action={
            <ButtonLink as={Link} to={HISTORY} size="small">
              {intl.formatMessage(messages.toHistory)}
            </ButtonLink>
          }
        >
          {outcome.kind === 'done' &&
            intl.formatMessage(messages.done, { amount: formatAmount(outcome.value.amount, currency) })}
        </SettledNotice>
      )}
      <Button kind="primary" type="submit" busy={pending}>
        {intl.formatMessage(messages.confirm)}
      </Button>
    </form>
  );
}
