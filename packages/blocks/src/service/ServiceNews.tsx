import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { useIntl } from 'react-intl';
import { frame } from './ServiceNews.css.ts';
import { messages } from './serviceDesk.messages.ts';
import type { ServiceWindow } from './useServiceWindow.ts';

/** What became of a click on customer service: why nothing opened (SUPP-01), or the service itself where there are no windows. */
export function ServiceNews({ window: { state, open, dismiss } }: { window: ServiceWindow }) {
  const intl = useIntl();
  const close = intl.formatMessage(messages.close);
  if (state.kind === 'inPage') {
    return (
      <Dialog
        open
        size="medium"
        title={intl.formatMessage(messages.label)}
        closeLabel={close}
        onClose={dismiss}
        footer={
          // a service that refuses to be framed leaves the frame empty
          <ButtonLink href={state.url} rel="noreferrer">
            {intl.formatMessage(messages.tab)}
          </ButtonLink>
        }
      >
        <iframe
          className={frame}
          src={state.url}
          title={intl.formatMessage(messages.label)}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      </Dialog>
    );
  }
  if (state.kind !== 'blocked' && state.kind !== 'failed') return null;
  const { entry } = state;
  const said =
    state.kind === 'blocked'
      ? messages.blocked
      : { unreachable: messages.unreachable, noAddress: messages.noAddress }[state.why];
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(state.kind === 'blocked' ? messages.blockedTitle : messages.failedTitle)}
      closeLabel={close}
      onClose={dismiss}
      {...(!(state.kind === 'failed' && state.why === 'noAddress') && {
        confirmLabel: intl.formatMessage(messages.retry),
        onConfirm: () => {
          dismiss();
          open(entry);
        },
      })}
    >
      <p>{intl.formatMessage(said)}</p>
    </ConfirmDialog>
  );
}
