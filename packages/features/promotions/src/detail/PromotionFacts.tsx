import { Amount } from '@marquee/blocks/money/Amount';
import { Notice } from '@marquee/ui/notice/Notice';
import { Heading } from '@marquee/ui/text/Heading';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Standing } from '../standing/Standing.tsx';
import { types as typeWords } from '../standing/standing.messages.ts';
import { messages } from './detail.messages.ts';
import type { PromotionDetail } from './Participation.tsx';
import { fact, list, panelHead, term, value } from './PromotionPage.css.ts';

/** When it runs, what it gives and where one stands with it. Dates are in the brand's time zone, and say so. */
export function PromotionFacts({ promotion }: { promotion: PromotionDetail }) {
  const intl = useIntl();
  const { startTime, endTime, types, claimable, drawsLeft, remark } = promotion;
  const known = types.filter((type) => type !== 'unknown');
  return (
    <>
      <div className={panelHead}>
        <Heading level={2} size="md">
          {intl.formatMessage(messages.part)}
        </Heading>
        <Standing {...promotion} />
      </div>
      {remark && (
        <Notice tone="warning" live="none" title={intl.formatMessage(messages.reason)}>
          <bdi>{remark}</bdi>
        </Notice>
      )}
      <dl className={list}>
        {claimable !== undefined && <Fact name={messages.claimable}>{<Amount value={claimable} />}</Fact>}
        {drawsLeft !== undefined && <Fact name={messages.drawsLeft}>{intl.formatNumber(drawsLeft)}</Fact>}
        {startTime !== undefined && (
          <Fact name={messages.begins}>
            <At at={startTime} />
          </Fact>
        )}
        {endTime !== undefined && (
          <Fact name={messages.ends}>
            <At at={endTime} />
          </Fact>
        )}
        {known.length > 0 && (
          <Fact name={messages.kinds}>{known.map((type) => intl.formatMessage(typeWords[type])).join(' · ')}</Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: MessageDescriptor; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={term}>{useIntl().formatMessage(name)}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

function At({ at }: { at: number }) {
  const intl = useIntl();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {intl.formatDate(at, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      })}
    </time>
  );
}
