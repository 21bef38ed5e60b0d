import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { NoticeItem } from '@marquee/blocks/notice/NoticeItem';
import { messages } from '@marquee/blocks/notice/notice.messages';
import { useHasPage } from '@marquee/blocks/page/pages';
import { useDialogActions } from '@marquee/state/dialogs';
import { Link } from '@marquee/state/navigation';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { useDeferredValue, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { entry, list } from './NoticePopup.css.ts';
import { usePopupNotices } from './usePopupNotices.ts';
import { useSeenNotices } from './useSeenNotices.ts';

const NOTICES = '/noticePage';

/** The notice popup (SHELL-14): the announcements that open by themselves, each as its writer laid it out. */
export function NoticePopup() {
  const intl = useIntl();
  const { close } = useDialogActions();
  const hasPage = useHasPage();
  const { data, error, isFetching, refetch } = usePopupNotices();
  const { see } = useSeenNotices();
  // nobody asked for it: it is made and laid out in one turn of the browser, and shown in another
  const made = useDeferredValue(true, false);
  useEffect(() => {
    if (data) see(data.popup);
  }, [data, see]);
  return (
    <Dialog
      ahead
      open={made}
      size="medium"
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={close}
      footer={
        <>
          {hasPage(NOTICES) && (
            <ButtonLink as={Link} to={NOTICES} kind="quiet" onClick={close}>
              {intl.formatMessage(messages.all)}
            </ButtonLink>
          )}
          <Button kind="primary" onClick={close}>
            {intl.formatMessage(messages.close)}
          </Button>
        </>
      }
    >
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack gap={3}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="most" />
        </Stack>
      )}
      {data?.popup.length === 0 && <p>{intl.formatMessage(messages.empty)}</p>}
      {data && data.popup.length > 0 && (
        <ul className={list}>
          {data.popup.map((item) => (
            <li key={item.id} className={entry}>
              <NoticeItem item={item} level={3} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
