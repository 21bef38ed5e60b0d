import { useDialogActions } from '@marquee/state/dialogs';
import { Link } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useGate } from '../gate/useGate.ts';
import { SessionHold } from '../page/SessionHold.tsx';
import { heading, icon, note, text, ways } from './CentreDoor.css.ts';
import { door as messages } from './centre.messages.ts';

export interface CentreDoorProps {
  /** `member`: anybody but trial accounts; `agent`: agents alone */
  to: 'member' | 'agent';
  children: ReactNode;
}

/**
 * Who may enter a centre (AUTH-23): who is not logged in is asked to, a trial account is told why not. What somebody was
 * doing inside when the session expired is there again once they are back.
 */
export function CentreDoor(props: CentreDoorProps) {
  return (
    <SessionHold>
      <Door {...props} />
    </SessionHold>
  );
}

function Door({ to, children }: CentreDoorProps) {
  const intl = useIntl();
  const { kind } = useSession();
  const gate = useGate();
  const dialogs = useDialogActions();
  if (kind === 'agent' || (kind === 'member' && to === 'member')) return children;
  if (kind === 'visitor') {
    return to === 'member' ? (
      <Note title={messages.visitor} words={messages.visitorText}>
        {/* once somebody is logged in, this page goes on by itself */}
        <Button kind="primary" onClick={() => gate('session', () => {})}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      </Note>
    ) : (
      <Note title={messages.agents} words={messages.agentsText}>
        <ButtonLink as={Link} to="/agentHome" kind="primary">
          {intl.formatMessage(messages.logIn)}
        </ButtonLink>
      </Note>
    );
  }
  if (kind === 'trial' && to === 'member') {
    return (
      <Note title={messages.trial} words={messages.trialText}>
        <Button kind="primary" onClick={() => dialogs.open({ kind: 'trial' })}>
          {intl.formatMessage(messages.why)}
        </Button>
        <ButtonLink as={Link} to="/">
          {intl.formatMessage(messages.home)}
        </ButtonLink>
      </Note>
    );
  }
  return (
    <Note title={messages.agents} words={messages.agentsText}>
      <ButtonLink as={Link} to="/">
        {intl.formatMessage(messages.home)}
      </ButtonLink>
    </Note>
  );
}

interface NoteProps {
  title: MessageDescriptor;
  words: MessageDescriptor;
  children: ReactNode;
}

function Note({ title, words, children }: NoteProps) {
  const intl = useIntl();
  return (
    <Container>
      <div className={note}>
        <span className={icon}>
          <LockKeyhole size={28} aria-hidden />
        </span>
        <h1 className={heading}>{intl.formatMessage(title)}</h1>
        <p className={text}>{intl.formatMessage(words)}</p>
        <div className={ways}>{children}</div>
      </div>
    </Container>
  );
}
