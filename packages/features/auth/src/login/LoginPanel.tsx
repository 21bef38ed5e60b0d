import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { useFlag } from '@marquee/brand/provider';
import { Stack } from '@marquee/ui/layout/Stack';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { Smartphone, UserRound } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GameMenuProps } from '../menu/GameMenu.tsx';
import type { SocialReturned } from '../social/useReturn.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { messages } from './login.messages.ts';
import { readLogin } from './loginFields.ts';
import { OthersWaiting, useOthers } from './OthersWaiting.tsx';
import { type Entrance, type EntranceOptions, useEntrance } from './useEntrance.ts';

const words = ['account'];

/** Chunks of their own: a phone number brings a picker along, a check is rare, and a menu needs pages to lead to. */
const SmsForm = lazyScreen(() => import('./SmsForm.tsx').then((m) => m.SmsForm), { words });
const AddressCheck = lazyScreen(() => import('./AddressCheck.tsx').then((m) => m.AddressCheck), { words });
const SocialReturn = lazyScreen(() => import('../social/SocialReturn.tsx').then((m) => m.SocialReturn));
const lazyParts: LoginParts = {
  OtherWays: lazyScreen(() => import('./OtherWays.tsx').then((m) => m.OtherWays), { pending: <OthersWaiting /> }),
  GameMenu: lazyScreen(() => import('../menu/GameMenu.tsx').then((m) => m.GameMenu)),
};

/** Parts that a page, which begins with the form, brings after it, and a popup, which is made ahead, brings along. */
export interface LoginParts {
  OtherWays: ComponentType<{ entrance: Entrance }>;
  GameMenu: ComponentType<GameMenuProps>;
}

type Tab = 'username' | 'sms';

export interface LoginPanelProps extends EntranceOptions {
  /** whether this site has a page: the menu of games names no other; no menu without it */
  hasPage?: ((path: string) => boolean) | undefined;
  /** what a social provider led back with */
  returned?: SocialReturned | null | undefined;
  /** a name that was typed elsewhere already */
  username?: string | undefined;
  /** a page was chosen in place of logging in */
  onLeave?: (() => void) | undefined;
  parts?: LoginParts;
}

/** All ways in, as far as the brand has them: the one content of popup, page and window (AUTH-02, AUTH-03). */
export function LoginPanel({ hasPage, onLeave = nothing, returned, username, parts, ...options }: LoginPanelProps) {
  const { OtherWays, GameMenu } = parts ?? lazyParts;
  const form = useRef<HTMLFormElement>(null);
  const entrance = useEntrance(options);
  const member = entrance.side === 'member';
  const others = useOthers() > 0 && member;
  const waits = entrance.unproven !== null;
  return (
    <>
      {waits && <AddressCheck entrance={entrance} />}
      {returned && <SocialReturn answer={returned.answer} entrance={entrance} />}
      {/* kept, so that going back finds everything as it was */}
      <div hidden={waits}>
        <Stack gap={5}>
          <Forms entrance={entrance} byName={{ form, username }} />
          {others && <OtherWays entrance={entrance} />}
          {member && <LoginLinks typedName={() => form.current && readLogin(form.current).username} />}
          {member && hasPage && <GameMenu entrance={entrance} hasPage={hasPage} onLeave={onLeave} />}
        </Stack>
      </div>
    </>
  );
}

const nothing = () => {};

function Forms({ entrance, byName: named }: { entrance: Entrance; byName: Pick<LoginFormProps, 'form' | 'username'> }) {
  const intl = useIntl();
  const id = useId();
  const sms = useFlag('smsLogin') && entrance.side === 'member';
  const [tab, setTab] = useState<Tab>('username');
  const [smsSeen, setSmsSeen] = useState(false);
  const byName = <LoginForm entrance={entrance} {...named} />;
  if (!sms) return byName;
  const show = (next: Tab) => {
    setTab(next);
    if (next === 'sms') setSmsSeen(true);
  };
  return (
    <Stack gap={5}>
      <Tabs<Tab>
        id={id}
        label={intl.formatMessage(messages.ways)}
        look="segment"
        fullWidth
        tabs={[
          { value: 'username', label: intl.formatMessage(messages.byName), icon: <UserRound size={18} aria-hidden /> },
          { value: 'sms', label: intl.formatMessage(messages.bySms), icon: <Smartphone size={18} aria-hidden /> },
        ]}
        value={tab}
        onChange={show}
      />
      <TabPanel tabs={id} value="username" selected={tab} keep>
        {byName}
      </TabPanel>
      <TabPanel tabs={id} value="sms" selected={tab} keep>
        {smsSeen && <SmsForm entrance={entrance} />}
      </TabPanel>
    </Stack>
  );
}
