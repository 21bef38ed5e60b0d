import { useFlag } from '@marquee/brand/provider';
import { Stack } from '@marquee/ui/layout/Stack';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ThenLogIn } from '../form/ThenLogIn.tsx';
import { messages as login } from '../login/login.messages.ts';
import { ForgotDoors } from './ForgotDoors.tsx';
import { ForgotEmail } from './ForgotEmail.tsx';
import { ForgotMobile } from './ForgotMobile.tsx';
import { messages } from './forgot.messages.ts';

type Way = 'mobile' | 'email';

export interface ForgotFormProps {
  /** a name that was typed at the login */
  username?: string | undefined;
  /** a new password is set and the person is logged in */
  onSignedIn: () => void;
  /** the e-mail is on its way */
  onSent: () => void;
  /** asks for the login instead */
  onLogin?: (() => void) | undefined;
}

/** The ways to a new password: by mobile number first where CHNGPASSVERIF3 offers it, and by e-mail (AUTH-19). */
export function ForgotForm({ username, onSignedIn, onSent, onLogin }: ForgotFormProps) {
  const intl = useIntl();
  const tabs = useId();
  const byMobile = useFlag('CHNGPASSVERIF3');
  const [chosen, setChosen] = useState<Way>('mobile');
  const [changed, setChanged] = useState(false);
  const email = <ForgotEmail name={username} onSent={onSent} />;
  if (changed) {
    return (
      <ThenLogIn logIn={intl.formatMessage(login.submit)} onLogin={onLogin}>
        {intl.formatMessage(messages.changed)}
      </ThenLogIn>
    );
  }
  return (
    <Stack gap={5}>
      {byMobile ? (
        <>
          <Tabs<Way>
            id={tabs}
            label={intl.formatMessage(messages.ways)}
            look="segment"
            fullWidth
            tabs={[
              { value: 'mobile', label: intl.formatMessage(messages.byMobile) },
              { value: 'email', label: intl.formatMessage(messages.byEmail) },
            ]}
            value={chosen}
            onChange={setChosen}
          />
          <TabPanel tabs={tabs} value="mobile" selected={chosen} keep>
            <ForgotMobile onSignedIn={onSignedIn} onChanged={() => setChanged(true)} />
          </TabPanel>
          <TabPanel tabs={tabs} value="email" selected={chosen} keep>
            {email}
          </TabPanel>
        </>
      ) : (
        email
      )}
      <ForgotDoors onLogin={onLogin} />
    </Stack>
  );
}
