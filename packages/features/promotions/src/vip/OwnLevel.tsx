import { useBrand } from '@marquee/brand/provider';
import { type Amount, formatAmount } from '@marquee/domain/money';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import type { VipAnswer } from '@marquee/sdk/contract/promotions/vip';
import { useCall } from '@marquee/state/queries';
import { Card } from '@marquee/ui/card/Card';
import { Heading } from '@marquee/ui/text/Heading';
import { type MessageDescriptor, useIntl } from 'react-intl';
import {
  bar,
  levelName,
  measure,
  measureWords,
  own,
  progress as progressClass,
  small,
  standing,
} from './VipPage.css.ts';
import { messages } from './vip.messages.ts';

export interface OwnLevelProps extends Pick<VipAnswer, 'progress' | 'levels'> {
  level: number;
}

/** Where a member stands in the club; the club's own name for it where the platform tells one (PROM-04). */
export function OwnLevel({ level, progress, levels }: OwnLevelProps) {
  const intl = useIntl();
  const club = useCall(memberInfo, {}).data?.clubLabel;
  const name = levels.find((one) => one.level === level)?.name;
  const next = levels.find((one) => one.level === level + 1);
  return (
    <Card surface="wash" padding="large" as="section">
      <div className={own}>
        <div className={standing}>
          <p className={small}>{intl.formatMessage(messages.yours)}</p>
          <p className={levelName}>{name ?? club?.labelName ?? intl.formatMessage(messages.level, { level })}</p>
          <p className={small}>
            {[
              name && club?.labelName !== name ? club?.labelName : undefined,
              intl.formatMessage(messages.level, { level }),
              club?.rankLevel !== undefined && club.rankLevel !== level
                ? intl.formatMessage(messages.rank, { rank: club.rankLevel })
                : undefined,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {progress ? (
          <div className={progressClass}>
            <Heading level={2} size="md">
              {intl.formatMessage(messages.progress, {
                level: next?.name ?? intl.formatMessage(messages.level, { level: level + 1 }),
              })}
            </Heading>
            <Measure name={messages.deposits} done={progress.deposit} needed={progress.depositNeeded} />
            <Measure name={messages.validBets} done={progress.validBet} needed={progress.validBetNeeded} />
          </div>
        ) : (
          <p>{intl.formatMessage(messages.top)}</p>
        )}
      </div>
    </Card>
  );
}

function Measure({ name, done, needed }: { name: MessageDescriptor; done: Amount; needed: Amount }) {
  const intl = useIntl();
  const { currency } = useBrand();
  const words = intl.formatMessage(messages.of, {
    done: formatAmount(done, currency),
    needed: formatAmount(needed, currency),
  });
  return (
    <div className={measure}>
      <p className={measureWords}>
        <span>{intl.formatMessage(name)}</span>
        <bdi>{words}</bdi>
      </p>
      {/* the words say it exactly; the bar needs no more than a part of its length */}
      <progress className={bar} aria-label={intl.formatMessage(name)} max={1} value={partOf(done, needed)} />
    </div>
  );
}

/** How much of it is there, from 0 to 1. */
function partOf(done: Amount, needed: Amount): number {
  const part = Number(done) / Number(needed);
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 1;
}
