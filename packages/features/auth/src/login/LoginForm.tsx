import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { useAppStore } from '@marquee/state/value';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Checkbox } from '@marquee/ui/checkbox/Checkbox';
import { OnceShown } from '@marquee/ui/dialog/shown';
import { PasswordField } from '@marquee/ui/field/PasswordField';
import { TextField } from '@marquee/ui/field/TextField';
import { Stack } from '@marquee/ui/layout/Stack';
import { type FormEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoginNotices } from './LoginNotices.tsx';
import { loadLoginCalls } from './loadLoginCalls.ts';
import { messages } from './login.messages.ts';
import { focusField, type LoginField, missingFields, readLogin } from './loginFields.ts';
import { rememberedName } from './rememberedLogin.ts';
import type { Entrance } from './useEntrance.ts';
import { useLoginSending } from './useLoginSending.ts';
import { useRemember } from './useRemember.ts';
import { useKeptPassword, useVault } from './useVault.ts';

export interface LoginFormProps {
  entrance: Entrance;
  /** what was typed can be read in it */
  form: RefObject<HTMLFormElement | null>;
  /** a name that was typed elsewhere already; else the one that is remembered */
  username?: string | undefined;
}

/** Few logins ever see it. */
const CaptchaField = lazyScreen(() => import('@marquee/blocks/captcha/CaptchaField').then((m) => m.CaptchaField), {
  words: ['account'],
});

/** By then a form is on the screen. */
const SHOWN_MS = 300;

/**
 * Login by user name (AUTH-02, AUTH-05 to AUTH-09). What was typed lives in the inputs alone and stays there after a
 * failure. `method="dialog"` keeps a form that is sent before its script runs from going anywhere, least of all into the
 * address.
 */
export function LoginForm({ entrance, form, username }: LoginFormProps) {
  const intl = useIntl();
  const { clock } = useAppStore();
  const { side } = entrance;
  const remember = useRemember(rememberedName);
  const vault = useVault();
  const attempt = useLoginSending(entrance);
  const { captcha } = attempt;
  const known = username ?? (side === 'member' ? remember.kept : undefined);
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof attempt.send>>>();

  // logged in, the form goes with the button that was pressed
  useLayoutEffect(() => keepFocus, []);
  const recall = useKeptPassword(clock.now, (kept, password) => {
    const fields = form.current?.elements;
    const [name, secret] = [fields?.namedItem('username'), fields?.namedItem('password')];
    if (side !== 'member' || !(name instanceof HTMLInputElement) || !(secret instanceof HTMLInputElement)) return;
    if (name.value === kept && secret.value === '') secret.value = password;
  });
  const shown = () => {
    recall();
    // after the frame that shows the form, which a dialog opens with a click
    const timer = setTimeout(warmSealing, SHOWN_MS);
    return () => clearTimeout(timer);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.pending) return;
    const sent = event.currentTarget;
    const entry = readLogin(sent);
    const empty = missingFields(entry);
    setMissing(empty);
    setOutcome(undefined);
    if (empty[0]) {
      attempt.reset();
      focusField(sent, empty[0]);
      return;
    }
    const { username: name = '', password = '', captcha: copied } = entry;
    const came = await attempt.send({
      ...{ type: 'username', username: name, password },
      ...(copied !== undefined && { captcha: copied }),
      ...(side === 'agent' && { agent: true }),
    });
    setOutcome(came);
    if (came === 'in' || came === 'unproven address') {
      if (side !== 'member') return;
      remember.keep(name);
      if (remember.ticked) vault?.((opened) => opened.keep({ username: name, password }, clock.now()));
    } else if (captcha.needed) {
      // the try used up the picture, so its copy is what is to be entered anew (AUTH-06)
      focusField(sent, 'captcha');
    }
  };

  const typed = (name: LoginField) => () => setMissing((now) => now.filter((other) => other !== name));
  const field = (name: LoginField, words: keyof typeof messages) => ({
    name,
    required: true,
    error: missing.includes(name) && intl.formatMessage(messages[words]),
    onInput: typed(name),
  });

  return (
    <form ref={form} method="dialog" noValidate aria-busy={attempt.pending} onSubmit={submit}>
      <OnceShown effect={shown} />
      <Stack gap={5}>
        <LoginNotices failure={attempt.failure} outcome={outcome} side={side} />
        <TextField
          {...field('username', 'usernameMissing')}
          label={intl.formatMessage(messages.username)}
          defaultValue={known}
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
          data-autofocus={known ? '' : undefined}
        />
        {captcha.needed && (
          <CaptchaField captcha={captcha} missing={missing.includes('captcha')} onInput={typed('captcha')} />
        )}
        {side === 'member' && (
          <Checkbox
            label={intl.formatMessage(vault ? messages.rememberAll : messages.remember)}
            checked={remember.ticked}
            onChange={({ currentTarget: { checked } }) => {
              remember.tick(checked);
              if (!checked) vault?.((opened) => opened.forget());
            }}
          />
        )}
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.submit)}
        </Button>
      </Stack>
    </form>
  );
}

/** Fetches what a login sends and what seals it while the person types; if it does not come, the login itself fetches it again. */
function warmSealing(): void {
  Promise.all([loadLoginCalls(), import('@marquee/sdk/cipher'), import('@marquee/sdk/jwe')]).catch(() => {});
}
