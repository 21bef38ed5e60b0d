import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useBrand, useFlag } from '@marquee/brand/provider';
import { Button } from '@marquee/ui/button/Button';
import { Divider } from '@marquee/ui/divider/Divider';
import { Stack } from '@marquee/ui/layout/Stack';
import { useIntl } from 'react-intl';
import { ProviderMark } from '../social/ProviderMark.tsx';
import { type ConfiguredProvider, providerFacts, providersOf } from '../social/providers.ts';
import { SocialNotices } from '../social/SocialNotices.tsx';
import { messages, withProvider } from '../social/social.messages.ts';
import { useSocialLogin } from '../social/useSocialLogin.ts';
import type { Entrance } from './useEntrance.ts';
import { useFreePlay } from './useFreePlay.ts';

/** Other ways in than a password, where the brand has them: social providers, and play without an account (AUTH-03). */
export function OtherWays({ entrance }: { entrance: Entrance }) {
  const intl = useIntl();
  const { social } = useBrand();
  const socialOn = useFlag('socialLogin');
  const free = useFlag('freePlay');
  const providers = socialOn ? providersOf(social) : [];
  if (providers.length === 0 && !free) return null;
  return (
    <Stack gap={3}>
      <Divider>{intl.formatMessage(messages.or)}</Divider>
      {providers.length > 0 && <Social entrance={entrance} providers={providers} />}
      {free && <FreePlay entrance={entrance} />}
    </Stack>
  );
}

function Social({ entrance, providers }: { entrance: Entrance; providers: readonly ConfiguredProvider[] }) {
  const intl = useIntl();
  const login = useSocialLogin(entrance);
  return (
    <>
      <SocialNotices exchange={login} side={entrance.side} standing={login.standing} onHere={login.startHere} />
      {providers.map((provider) => (
        <Button
          key={provider.provider}
          fullWidth
          busy={login.pending}
          icon={<ProviderMark provider={provider.provider} />}
          onClick={() => login.start(provider)}
        >
          {intl.formatMessage(withProvider.continueWith, { provider: providerFacts[provider.provider].name })}
        </Button>
      ))}
    </>
  );
}

function FreePlay({ entrance }: { entrance: Entrance }) {
  const intl = useIntl();
  const attempt = useFreePlay(entrance);
  return (
    <>
      {attempt.failure && <FailureNotice failure={attempt.failure} />}
      <Button fullWidth kind="quiet" busy={attempt.pending} onClick={() => void attempt.send(undefined)}>
        {intl.formatMessage(messages.freePlay)}
      </Button>
    </>
  );
}
