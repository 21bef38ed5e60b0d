import { Button } from '@marquee/ui/button/Button';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Spinner } from '@marquee/ui/spinner/Spinner';
import { Text } from '@marquee/ui/text/Text';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as login } from '../login/login.messages.ts';
import { frame as frameClass } from './PhoneCheckDialog.css.ts';
import { checkAddress, saidByCheck } from './phoneCheck.ts';
import { messages } from './phoneSignIn.messages.ts';

export interface PhoneCheckDialogProps {
  siteKey: string;
  /** the page that shows the check */
  checkUrl: string;
  /** with what proves that it was passed; empty when it failed or did not come, `null` when the person closed it */
  onEnd(token: string | null): void;
  /** the platform sends the code instead; without it there is no such way */
  onWithout?: (() => void) | undefined;
}

/** A page that has not come by then does not come. */
const START_MS = 20_000;

/**
 * The human check of the phone service (AUTH-18), in a frame of another origin: a script of somebody else has no business
 * on a page where passwords are typed. What the frame says counts only from that frame and its origin (WEB-04).
 */
export function PhoneCheckDialog({ siteKey, checkUrl, onEnd, onWithout }: PhoneCheckDialogProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const { origin } = new URL(checkUrl, location.href);
  const again = intl.formatMessage(messages.again);
  // what is asked once is not asked anew when the language changes: the check would begin again
  const [address] = useState(() => checkAddress(checkUrl, { siteKey, language: intl.locale, again }));

  const heard = useEffectEvent(({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const said = saidByCheck(data);
    if (said?.kind === 'ready') setReady(true);
    if (said?.kind === 'failed') onEnd('');
    if (said?.kind === 'passed') onEnd(said.token);
  });
  // with the frame itself: nothing that it says comes too early
  useLayoutEffect(() => {
    const listener = (event: MessageEvent) => heard(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  const late = useEffectEvent(() => onEnd(''));
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => late(), START_MS);
    return () => clearTimeout(timer);
  }, [ready]);

  return (
    <Dialog
      open
      size="medium"
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(login.close)}
      cover={false}
      onClose={() => onEnd(null)}
    >
      <Stack gap={4}>
        <Text tone="secondary">{intl.formatMessage(messages.body)}</Text>
        {!ready && <Spinner label={intl.formatMessage(messages.loading)} />}
        <iframe
          ref={frame}
          src={address}
          title={intl.formatMessage(messages.frame)}
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          className={frameClass}
        />
        {onWithout && (
          <Button kind="quiet" fullWidth onClick={onWithout}>
            {intl.formatMessage(messages.without)}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
