import { Button } from '@marquee/ui/button/Button';
import { TextField } from '@marquee/ui/field/TextField';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Spinner } from '@marquee/ui/spinner/Spinner';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { picture, pictureButton } from './CaptchaField.css.ts';
import { messages } from './captcha.messages.ts';
import type { CaptchaState } from './useCaptcha.ts';

export interface CaptchaFieldProps {
  captcha: CaptchaState;
  missing: boolean;
  onInput(): void;
}

/**
 * Copies characters from a picture; pressing the picture brings another one (AUTH-06). There is a way without it (C06). One
 * that a refusal asks for takes the focus as it comes, and so does the way that somebody chooses.
 */
export function CaptchaField({ captcha, missing, onInput }: CaptchaFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const chosen = useRef(false);
  const arrived = useEffectEvent(() => captcha.asked && input.current?.focus());
  // with the frame that shows it: later it would take the focus from whoever is faster
  useLayoutEffect(() => {
    arrived();
  }, []);
  useEffect(() => {
    // what was copied from the last picture is wrong for the next one
    if (captcha.picture === null && input.current) input.current.value = '';
  }, [captcha.picture]);
  useLayoutEffect(() => {
    // the button that was pressed is gone with its way, and the focus must not go with it
    if (chosen.current) (captcha.otherWay ? back : input).current?.focus();
    chosen.current = false;
  }, [captcha.otherWay]);
  const choose = (way: Parameters<CaptchaState['choose']>[0]) => {
    chosen.current = true;
    captcha.choose(way);
  };
  if (captcha.otherWay) {
    return (
      <Notice
        live="status"
        action={
          <Button kind="quiet" size="small" ref={back} onClick={() => choose('picture')}>
            {intl.formatMessage(messages.back)}
          </Button>
        }
      >
        {intl.formatMessage(messages.automatic)}
      </Notice>
    );
  }
  return (
    <Stack gap={1}>
      <TextField
        name="captcha"
        label={intl.formatMessage(messages.label)}
        error={missing && intl.formatMessage(messages.missing)}
        hint={captcha.failed && intl.formatMessage(messages.failed)}
        ref={input}
        required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onInput={onInput}
        end={
          <button type="button" className={pictureButton} onClick={captcha.renew}>
            <Picture captcha={captcha} />
            <VisuallyHidden>{intl.formatMessage(messages.renew)}</VisuallyHidden>
          </button>
        }
      />
      <Inline>
        <Button kind="quiet" size="small" onClick={() => choose('other')}>
          {intl.formatMessage(messages.otherWay)}
        </Button>
      </Inline>
    </Stack>
  );
}

function Picture({ captcha }: { captcha: CaptchaState }) {
  const intl = useIntl();
  if (captcha.failed) return <RotateCw size={20} aria-hidden />;
  if (captcha.picture === null) return <Spinner />;
  return (
    <img
      src={`data:image/png;base64,${captcha.picture}`}
      alt={intl.formatMessage(messages.picture)}
      width={126}
      height={40}
      className={picture}
    />
  );
}
