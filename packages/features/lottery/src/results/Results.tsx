import { ListPages } from '@marquee/blocks/page/ListPages';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useBrand } from '@marquee/brand/provider';
import { drawDate } from '@marquee/domain/lotteryTiming';
import { vietnameseNumbers } from '@marquee/sdk/contract/lottery/vnNumbers';
import { useCall } from '@marquee/state/queries';
import { Heading } from '@marquee/ui/text/Heading';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Balls } from '../lobby/Balls.tsx';
import { results as resultsClass } from './Results.css.ts';
import { results as messages } from './results.messages.ts';

const COUNT = 100;
const SIZE = 10;

/** What the Vietnamese lotteries drew last (LOTT-03), newest first. */
export function Results() {
  const intl = useIntl();
  const { timeZone } = useBrand();
  const [page, setPage] = useState(1);
  const answer = useCall(vietnameseNumbers, { count: COUNT });
  const list = answer.data?.list;
  return (
    <section className={resultsClass} aria-label={intl.formatMessage(messages.title)}>
      <Heading level={2}>{intl.formatMessage(messages.title)}</Heading>
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={{ ...answer, data: list && { list: list.slice((page - 1) * SIZE, page * SIZE) } }}
        whole
        compact
        rowKey={({ gameCode, issue, winningTime }) => `${gameCode} ${issue} ${winningTime}`}
        empty={intl.formatMessage(messages.none)}
        columns={[
          { id: 'name', header: intl.formatMessage(messages.lottery), rowHeader: true, cell: (draw) => draw.remark },
          {
            id: 'date',
            header: intl.formatMessage(messages.date),
            lead: true,
            cell: (draw) =>
              draw.winningTime !== undefined && (
                <time dateTime={new Date(draw.winningTime).toISOString()}>{drawDate(draw.winningTime, timeZone)}</time>
              ),
          },
          {
            id: 'issue',
            header: intl.formatMessage(messages.issue),
            cell: (draw) => <bdi dir="ltr">{draw.issue}</bdi>,
          },
          {
            id: 'numbers',
            header: intl.formatMessage(messages.numbers),
            cell: (draw) => (
              <Balls numero={draw.numero} label={intl.formatMessage(messages.numbersOf, { game: draw.remark })} />
            ),
          },
        ]}
      />
      <ListPages page={page} pages={Math.ceil((list?.length ?? 0) / SIZE)} onPage={setPage} />
    </section>
  );
}
