import { ForMembers } from '@marquee/blocks/page/ForMembers';
import { page } from '@marquee/blocks/page/page.css';
import { SessionHold } from '@marquee/blocks/page/SessionHold';
import { useSession } from '@marquee/state/session';
import { Container } from '@marquee/ui/layout/Container';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { pageNames } from '../member.messages.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { SafetyPage } from './SafetyPage.tsx';
import { safety as messages } from './safety.messages.ts';

/** Responsible gaming, open to everybody (SHELL-03, SAFE-02): a member's own limits and breaks, and who helps. */
export function ResponsiblePage() {
  const intl = useIntl();
  return (
    <Container>
      <div className={page}>
        <Heading level={1}>{intl.formatMessage(pageNames.playSafely)}</Heading>
        <Text tone="secondary">{intl.formatMessage(messages.intro)}</Text>
        <SessionHold>
          <Own />
        </SessionHold>
      </div>
    </Container>
  );
}

function Own() {
  const { kind } = useSession();
  if (kind === 'member' || kind === 'agent') return <SafetyPage />;
  return (
    <>
      {kind === 'visitor' && <ForMembers title={messages.visitor} icon={<ShieldCheck size={40} />} />}
      <HelpLinks />
    </>
  );
}
