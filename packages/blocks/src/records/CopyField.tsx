import { IconButton } from '@marquee/ui/button/IconButton';
import { TextField } from '@marquee/ui/field/TextField';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { copy as messages } from './records.messages.ts';

/** A text to be taken elsewhere; where a browser does not copy, it can still be marked by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<string>();
  const done = copied === value;
  const copy = () => {
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(value),
      // the field stands there to be marked
      () => setCopied(undefined),
    );
  };
  return (
    <div>
      <TextField
        label={label}
        value={value}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
        end={
          <IconButton
            label={intl.formatMessage(messages.copy, { what: label })}
            size="small"
            icon={done ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
            onClick={copy}
          />
        }
      />
      <span role="status">{done && <VisuallyHidden>{intl.formatMessage(messages.copied)}</VisuallyHidden>}</span>
    </div>
  );
}
