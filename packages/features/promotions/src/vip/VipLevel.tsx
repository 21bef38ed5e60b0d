import { Amount } from '@marquee/blocks/money/Amount';
import { compareAmounts, parseAmount } from '@marquee/domain/money';
import type { VipAnswer } from '@marquee/sdk/contract/promotions/vip';
import { Badge } from '@marquee/ui/badge/Badge';
import { Card } from '@marquee/ui/card/Card';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cell, group, groupName, level as levelClass, levelHead, row, term } from './VipPage.css.ts';
import { messages } from './vip.messages.ts';

export interface VipLevelProps extends Readonly<VipAnswer['levels'][number]> {
  /** it is the member's own */
  own: boolean;
}

/** One level: what it asks for, and what it gives. */
export function VipLevel({ level, name, depositNeeded, validBetNeeded, benefits, own }: VipLevelProps) {
  const intl = useIntl();
  const asks = [
    { title: intl.formatMessage(messages.deposits), amount: depositNeeded },
    { title: intl.formatMessage(messages.validBets), amount: validBetNeeded },
  ].filter(({ amount }) => compareAmounts(amount, '0') > 0);
  return (
    <li className={cell} aria-current={own || undefined}>
      <Card as="article">
        <div className={levelClass}>
          <div className={levelHead}>
            <Heading level={3}>{name || intl.formatMessage(messages.level, { level })}</Heading>
            {own ? (
              <Badge tone="accent">{intl.formatMessage(messages.yours)}</Badge>
            ) : (
              <Text as="span" size="sm" tone="muted">
                {intl.formatMessage(messages.level, { level })}
              </Text>
            )}
          </div>
          <div className={group}>
            <p className={groupName}>{intl.formatMessage(messages.asks)}</p>
            {asks.length === 0 && <p>{intl.formatMessage(messages.asksNothing)}</p>}
            {asks.length > 0 && (
              <dl className={group}>
                {asks.map(({ title, amount }) => (
                  <Row key={title} name={title} value={<Amount value={amount} />} />
                ))}
              </dl>
            )}
          </div>
          {benefits.length > 0 && (
            <div className={group}>
              <p className={groupName}>{intl.formatMessage(messages.gives)}</p>
              <dl className={group}>
                {benefits.map(({ title, value }) => (
                  <Row key={title} name={title} value={<Benefit value={value} />} />
                ))}
              </dl>
            </div>
          )}
        </div>
      </Card>
    </li>
  );
}

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={row}>
      <dt className={term}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A benefit in the platform's words; a bare amount of money is written as money. */
function Benefit({ value }: { value: string }) {
  const amount = /^\d+\.\d+$/.test(value) ? parseAmount(value) : undefined;
  return amount === undefined ? value : <Amount value={amount} />;
}
