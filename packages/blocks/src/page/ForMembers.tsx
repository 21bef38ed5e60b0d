import { Button } from '@marquee/ui/button/Button';
import { useIntl } from 'react-intl';
import { useGate } from '../gate/useGate.ts';
import { EmptyPlace, type EmptyPlaceProps } from './EmptyPlace.tsx';
import { messages } from './page.messages.ts';

/** What is somebody's own: a visitor is asked to log in, and sees it once that is done (AUTH-23). */
export function ForMembers(props: Omit<EmptyPlaceProps, 'children'>) {
  const intl = useIntl();
  const gate = useGate();
  return (
    <EmptyPlace {...props}>
      {/* the page shows by itself once somebody is logged in */}
      <Button kind="primary" onClick={() => gate('session', () => {})}>
        {intl.formatMessage(messages.logIn)}
      </Button>
    </EmptyPlace>
  );
}
