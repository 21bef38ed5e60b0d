import { useSession } from '@marquee/state/session';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Heading } from '@marquee/ui/text/Heading';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { BrandArt } from './BrandArt.tsx';
import type { LoginSide } from './completeLogin.ts';
import { LoginForm } from './LoginForm.tsx';
import { art, column, page } from './LoginPage.css.ts';
import { messages } from './login.messages.ts';
import { returnPath } from './returnPath.ts';

export interface LoginPageProps {
  /** who logs in here (AUTH-05) */
  side?: LoginSide;
}

const homeOf = { member: '/', agent: '/agentHome' } as const;
const titleOf = { member: messages.title, agent: messages.agentTitle };

/**
 * The login as a page: `/login`, and the signed-out agent page. Leads on to the page that was wanted (`next` in the
 * router's state or in the query), else home; somebody who is logged in already is led on at once (SHELL-03).
 */
export function LoginPage({ side = 'member' }: LoginPageProps) {
  const intl = useIntl();
  const session = useSession();
  const location = useLocation();
  const titleId = useId();

  if (session.kind !== 'visitor') return <Navigate replace to={wantedPath(location) ?? homeOf[side]} />;
  return (
    <section className={page} aria-labelledby={titleId}>
      <div className={art} aria-hidden>
        <BrandArt />
      </div>
      <div className={column}>
        <Stack gap={5}>
          <Heading level={1} id={titleId}>
            {intl.formatMessage(titleOf[side])}
          </Heading>
          {session.left === 'expired' && <Notice>{intl.formatMessage(messages.expired)}</Notice>}
          <LoginForm side={side} />
        </Stack>
      </div>
    </section>
  );
}

function wantedPath({ state, search }: { state: unknown; search: string }): string | undefined {
  const inState = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  return returnPath(inState) ?? returnPath(new URLSearchParams(search).get('next'));
}
