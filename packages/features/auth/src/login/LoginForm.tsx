import { CaptchaField } from '@marquee/blocks/captcha/CaptchaField';
import { useCaptcha } from '@marquee/blocks/captcha/useCaptcha';
import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { HumanCheckFailed } from '@marquee/blocks/human/humanCheck';
import { useFlag } from '@marquee/brand/provider';
import { useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { useAppStore } from '@marquee/state/value';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Checkbox } from '@marquee/ui/checkbox/Checkbox';
import { PasswordField } from '@marquee/ui/field/PasswordField';
import { TextField } from '@marquee/ui/field/TextField';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { completeLogin, type LoginRequest, type LoginSide } from './completeLogin.ts';
import { messages } from './login.messages.ts';
import { type LoginField, missingFields, readLogin } from './loginFields.ts';
import { rememberLogin } from './rememberedLogin.ts';
import { useRemember } from './useRemember.ts';

export interface LoginFormProps {
  side: LoginSide;
  /** the person is logged in; the owner closes or leads on */
  onSignedIn?: (() => void) | undefined;
}

/** By then a form is on the screen. */
const SHOWN_MS = 300;

const wrongSide = { member: messages.wrongSideMember, agent: messages.wrongSideAgent };

/**
 * Login by user name (AUTH-02, AUTH-05 to AUTH-09). What was typed lives in the inputs alone and stays there after a
 * failure. `method="dialog"` keeps a form that is sent before its script runs from going anywhere, least of all into the
 * address.
 */
export function LoginForm({ side, onSignedIn }: LoginFormProps) {
  const intl = useIntl();
  const client = useClient();
  const app = useAppStore();
  const forced = useFlag('forcePasswordChange');
  const remember = useRemember();
  const captcha = useCaptcha();
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [refusedSide, setRefusedSide] = useState(false);
  const [checkFailed, setCheckFailed] = useState(false);

  const attempt = useAction(async (request: LoginRequest, signal) => {
    try {
      const humanCheck = await captcha.prove(signal).catch((failure: unknown) => {
        if (failure instanceof HumanCheckFailed) return null;
        throw failure;
      });
      if (humanCheck === null) return { kind: 'unproven' as const };
      return await completeLogin({ client, session: app.session, forced }, { ...request, humanCheck }, signal);
    } catch (failure) {
      if (!signal.aborted) captcha.afterFailure(failure);
      throw failure;
    }
  });

  // after the frame that shows the form, which a dialog opens with a click
  useEffect(() => {
    const timer = setTimeout(warmSealing, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  // logged in, the form goes with the button that was pressed
  useLayoutEffect(() => keepFocus, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.pending) return;
    const form = event.currentTarget;
    const entry = readLogin(form);
    const empty = missingFields(entry);
    setMissing(empty);
    setRefusedSide(false);
    setCheckFailed(false);
    if (empty[0]) {
      attempt.reset();
      focusField(form, empty[0]);
      return;
    }
    const { username = '', password = '' } = entry;
    const outcome = await attempt.send({ username, password, captcha: entry.captcha, side });
    setCheckFailed(outcome?.kind === 'unproven');
    if (outcome?.kind === 'wrongSide') {
      setRefusedSide(true);
      captcha.afterFailure(null);
    }
    if (outcome?.kind !== 'signedIn') {
      // the try used up the picture, so its copy is what is to be entered anew (AUTH-06)
      if (captcha.needed) focusField(form, 'captcha');
      return;
    }
    if (side === 'member' && remember.ticked) rememberLogin(app.storage, app.clock.now(), username);
    onSignedIn?.();
  };

  const field = (name: LoginField, words: keyof typeof messages) => ({
    name,
    required: true,
    error: missing.includes(name) && intl.formatMessage(messages[words]),
    onInput: () => setMissing((now) => now.filter((other) => other !== name)),
  });

  return (
    <form method="dialog" noValidate aria-busy={attempt.pending} onSubmit={submit}>
      <Stack gap={5}>
        {attempt.failure && <FailureNotice failure={attempt.failure} />}
        {checkFailed && <Notice tone="negative">{intl.formatMessage(human.failed)}</Notice>}
        {refusedSide && <Notice tone="negative">{intl.formatMessage(wrongSide[side])}</Notice>}
        <TextField
          {...field('username', 'usernameMissing')}
          label={intl.formatMessage(messages.username)}
          defaultValue={side === 'member' ? remember.username : undefined}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField
          {...field('password', 'passwordMissing')}
          label={intl.formatMessage(messages.password)}
          showLabel={intl.formatMessage(messages.showPassword)}
          hideLabel={intl.formatMessage(messages.hidePassword)}
          capsLockHint={intl.formatMessage(messages.capsLock)}
          autoComplete="current-password"
          enterKeyHint="go"
          data-autofocus={remember.username ? '' : undefined}
        />
        {captcha.needed && (
          <CaptchaField
            captcha={captcha}
            missing={missing.includes('captcha')}
            onInput={() => setMissing((now) => now.filter((other) => other !== 'captcha'))}
          />
        )}
        {side === 'member' && (
          <Checkbox
            label={intl.formatMessage(messages.remember)}
            checked={remember.ticked}
            onChange={(event) => remember.tick(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </Stack>
    </form>
  );
}

/** Fetches what seals the payload while the person types; if it does not come, the login itself fetches it again. */
function warmSealing(): void {
  Promise.all([import('@marquee/sdk/cipher'), import('@marquee/sdk/jwe')]).catch(() => {});
}

function focusField(form: HTMLFormElement, name: LoginField): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
