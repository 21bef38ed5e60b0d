import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { ExternalLink } from '@marquee/blocks/legal/ExternalLink';
import { useBrand } from '@marquee/brand/provider';
import { Button } from '@marquee/ui/button/Button';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answers, asked, helpList } from './AgeGate.css.ts';
import { ageMessages as messages } from './safety.messages.ts';

/** Asks for the age before anything else (SAFE-01b). It opens over the page and closes on an answer alone. */
export function AgeGate({ onConfirm }: { onConfirm: () => void }) {
  const intl = useIntl();
  const { name: brand, legal } = useBrand();
  const [refused, setRefused] = useState(false);
  const age = legal.minimumAge;
  return (
    <Dialog
      // what is said next is a dialog of its own: the focus goes to it, and a screen reader reads it
      key={refused ? 'refused' : 'asked'}
      open
      title={refused ? intl.formatMessage(messages.refusedTitle) : intl.formatMessage(messages.title, { age })}
      closeLabel={null}
      cover={false}
      onClose={() => {}}
    >
      {refused ? (
        <Stack gap={5}>
          <p>{intl.formatMessage(messages.refusedText, { brand, age })}</p>
          <div>
            <p>{intl.formatMessage(messages.refusedHelp)}</p>
            <ul className={helpList}>
              {legal.helpLinks.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url} name={label} look="page" />
                </li>
              ))}
            </ul>
          </div>
          <Button kind="quiet" fullWidth onClick={() => setRefused(false)}>
            {intl.formatMessage(messages.back)}
          </Button>
        </Stack>
      ) : (
        <Stack gap={6}>
          <div className={asked}>
            <AgeMark size="large" />
            <p>{intl.formatMessage(messages.text, { brand, age })}</p>
          </div>
          <div className={answers}>
            <Button kind="primary" fullWidth onClick={onConfirm}>
              {intl.formatMessage(messages.yes, { age })}
            </Button>
            <Button fullWidth onClick={() => setRefused(true)}>
              {intl.formatMessage(messages.no, { age })}
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
