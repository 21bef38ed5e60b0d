import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as pageWords } from '@marquee/blocks/page/page.messages';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { deleteLetters } from '@marquee/sdk/contract/support/deleteMessages';
import { type Letter, letters } from '@marquee/sdk/contract/support/messages';
import { unreadCount } from '@marquee/sdk/contract/support/unread';
import { useCall, useSend } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { Badge } from '@marquee/ui/badge/Badge';
import { IconButton } from '@marquee/ui/button/IconButton';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { Text } from '@marquee/ui/text/Text';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LetterDialog } from './LetterDialog.tsx';
import { messages } from './letters.messages.ts';

const SIZE = 20;

/** What the platform has written to a member: read by opening, and deleted after a question (MEMB-07a). */
export function Letters() {
  const intl = useIntl();
  const app = useAppStore();
  const { page } = useListAddress();
  const answer = useCall(letters, { pageNo: page, pageSize: SIZE });
  const remove = useSend(deleteLetters);
  const [opened, setOpened] = useState<Letter>();
  const [doomed, setDoomed] = useState<Letter>();
  const changed = () => {
    for (const { id } of [letters, unreadCount]) void app.queries.invalidateQueries({ queryKey: [id] });
  };
  const confirm = async () => {
    if (doomed && (await remove.send({ ids: [doomed.id] }))) {
      setDoomed(undefined);
      changed();
    }
  };
  return (
    <>
      {answer.data && answer.data.unread > 0 && (
        <Text tone="secondary">{intl.formatMessage(messages.unreadCount, { count: answer.data.unread })}</Text>
      )}
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.none)}
        onOpen={setOpened}
        columns={[
          {
            id: 'title',
            header: intl.formatMessage(messages.subject),
            rowHeader: true,
            prose: true,
            cell: (letter) => <bdi>{letter.title}</bdi>,
          },
          { id: 'at', header: intl.formatMessage(messages.at), cell: (letter) => <Moment at={letter.at} /> },
          {
            id: 'state',
            header: intl.formatMessage(messages.state),
            cell: (letter) => (
              <Badge tone={letter.read ? 'neutral' : 'accent'}>
                {intl.formatMessage(letter.read ? messages.read : messages.unread)}
              </Badge>
            ),
          },
          {
            id: 'delete',
            header: intl.formatMessage(messages.delete),
            lead: true,
            cell: (letter) => (
              <IconButton
                label={intl.formatMessage(messages.deleteOne, { title: letter.title })}
                size="small"
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => {
                  remove.reset();
                  setDoomed(letter);
                }}
              />
            ),
          },
        ]}
      />
      {opened && <LetterDialog key={opened.id} letter={opened} onRead={changed} onClose={() => setOpened(undefined)} />}
      <ConfirmDialog
        open={doomed !== undefined}
        title={intl.formatMessage(messages.deleteTitle)}
        closeLabel={intl.formatMessage(pageWords.cancel)}
        confirmLabel={intl.formatMessage(messages.delete)}
        danger
        busy={remove.pending}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      >
        {remove.failure ? (
          <FailureNotice failure={remove.failure} />
        ) : (
          <Text>
            <bdi>{doomed?.title}</bdi>
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
