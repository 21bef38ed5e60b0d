import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { chatRooms } from '@marquee/sdk/contract/support/chatRooms';
import { useDialogActions } from '@marquee/state/dialogs';
import { useCall } from '@marquee/state/queries';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Select } from '@marquee/ui/field/Select';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './chat.messages.ts';
import { Room } from './Room.tsx';

/** The chat room over whatever page one is on (SHELL-07, SUPP-04). */
export function ChatRoom() {
  const intl = useIntl();
  const { close } = useDialogActions();
  const { data, error, isFetching, refetch } = useCall(chatRooms, {});
  const [chosen, choose] = useState<string>();
  const rooms = data?.list ?? [];
  const room = rooms.find(({ roomId }) => roomId === chosen) ?? rooms[0];
  return (
    <Dialog
      open
      size="medium"
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={close}
      // a line that was begun is not lost by a click beside it
      cover={false}
    >
      <Stack gap={4}>
        {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton />}
        {data && !room && <p>{intl.formatMessage(messages.empty)}</p>}
        {room && rooms.length > 1 && (
          <Select
            label={intl.formatMessage(messages.room)}
            value={room.roomId}
            onChange={({ currentTarget: { value } }) => choose(value)}
            options={rooms.map(({ roomId, title }) => ({ value: roomId, label: title }))}
          />
        )}
        {room && (
          <Room
            key={room.roomId}
            roomId={room.roomId}
            title={room.title}
            description={room.description}
            maxLength={room.maxLength}
          />
        )}
      </Stack>
    </Dialog>
  );
}
