import { messages as pageWords } from '@marquee/blocks/page/page.messages';
import { registrationLink } from '@marquee/blocks/page/registrationLink';
import { QrCode } from '@marquee/blocks/qr/QrCode';
import { CopyField } from '@marquee/blocks/records/CopyField';
import { Facts } from '@marquee/blocks/records/Facts';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useCategoryName } from '@marquee/blocks/records/useCategoryName';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { useBrand } from '@marquee/brand/provider';
import { agentLinks } from '@marquee/sdk/contract/agent/links';
import type { CallOutput } from '@marquee/sdk/contract/call';
import { useCall } from '@marquee/state/queries';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Heading } from '@marquee/ui/text/Heading';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { kinds } from '../centre/figures.messages.ts';
import { links as messages } from './links.messages.ts';
import { Rates } from './Rates.tsx';

const SIZE = 20;
type ReferralLink = CallOutput<typeof agentLinks>['list'][number];

/** The registration links of an agent (AGNT-02a): to be copied, or read by a camera. */
export function Links() {
  const intl = useIntl();
  const { page } = useListAddress();
  const answer = useCall(agentLinks, { pageNo: page, pageSize: SIZE });
  const [opened, setOpened] = useState<ReferralLink>();
  const nameOf = (link: ReferralLink) => link.name || link.code;
  return (
    <>
      <Rates />
      <Heading level={2}>{intl.formatMessage(messages.title)}</Heading>
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.none)}
        onOpen={setOpened}
        columns={[
          { id: 'name', header: intl.formatMessage(messages.name), rowHeader: true, cell: nameOf },
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            cell: (link) => intl.formatMessage(kinds[link.kind]),
          },
          {
            id: 'registered',
            header: intl.formatMessage(messages.registered),
            numeric: true,
            lead: true,
            cell: (link) => intl.formatNumber(link.registered),
          },
          { id: 'made', header: intl.formatMessage(messages.made), cell: (link) => <Moment at={link.createdAt} /> },
          {
            id: 'until',
            header: intl.formatMessage(messages.until),
            cell: (link) =>
              link.expiresAt === undefined ? intl.formatMessage(messages.never) : <Moment at={link.expiresAt} />,
          },
        ]}
      />
      <Dialog
        open={opened !== undefined}
        size="medium"
        title={opened && nameOf(opened)}
        closeLabel={intl.formatMessage(pageWords.close)}
        onClose={() => setOpened(undefined)}
      >
        {opened && <OneLink link={opened} />}
      </Dialog>
    </>
  );
}

function OneLink({ link }: { link: ReferralLink }) {
  const intl = useIntl();
  const named = useCategoryName();
  const { domains } = useBrand();
  const address = registrationLink(link, domains);
  return (
    <Stack gap={4}>
      <CopyField label={intl.formatMessage(messages.address)} value={address} />
      <CopyField label={intl.formatMessage(messages.code)} value={link.code} />
      <QrCode value={address} label={intl.formatMessage(messages.qr)} />
      <Facts
        facts={link.rates.map(({ gameType, rate }) => ({ name: named(gameType), value: <bdi dir="ltr">{rate}%</bdi> }))}
      />
    </Stack>
  );
}
