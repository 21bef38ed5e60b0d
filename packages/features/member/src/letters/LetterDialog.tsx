import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as pageWords } from '@marquee/blocks/page/page.messages';
import { Moment } from '@marquee/blocks/records/Moment';
import type { CallOutput } from '@marquee/sdk/contract/call';
import type { Letter } from '@marquee/sdk/contract/support/messages';
import { readLetter } from '@marquee/sdk/contract/support/readMessage';
import { useSend } from '@marquee/state/queries';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Text } from '@marquee/ui/text/Text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';

export interface LetterDialogProps {
  letter: Letter;
  /** from now on it counts as read */
  onRead: () => void;
  onClose: () => void;
}

/** One message. Its words come from outside: nothing in them runs (C17). */
export function LetterDialog({ letter, onRead, onClose }: LetterDialogProps) {
  const intl = useIntl();
  const { send, failure, pending } = useSend(readLetter, { keepsFailure: true });
  const [content, setContent] = useState<CallOutput<typeof readLetter>['content']>();
  const [come, setCome] = useState(false);
  const read = async () => {
    const answer = await send({ id: letter.id });
    if (!answer) return;
    setContent(answer.content);
    setCome(true);
    onRead();
  };
  const opened = useEffectEvent(read);
  useEffect(() => void opened(), []);
  return (
    <Dialog
      open
      size="medium"
      title={<bdi>{letter.title}</bdi>}
      closeLabel={intl.formatMessage(pageWords.close)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          <Moment at={letter.at} />
        </Text>
        {failure && <FailureNotice failure={failure} retrying={pending} onRetry={() => void read()} />}
        {!come && !failure && (
          <div aria-busy="true">
            <Skeleton />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        )}
        {content && <SafeHtml html={content} topLevel={3} newTabLabel={intl.formatMessage(pageWords.newTab)} />}
      </Stack>
    </Dialog>
  );
}
