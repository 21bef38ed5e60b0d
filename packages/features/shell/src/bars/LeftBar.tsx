import { Badge } from '@marquee/ui/badge/Badge';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProviders } from '../providers/useProviders.ts';
import { messages } from './bars.messages.ts';
import { docked, entry, label, updatesList } from './SideBar.css.ts';

/**
 * The notice of the left bar that something is being updated (SHELL-10): which providers are under maintenance. It is there
 * while there is something to say; on narrow screens the providers' own tiles say it.
 */
export function LeftBar() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const names = (useProviders() ?? []).flatMap(({ cards }) =>
    cards.filter((card) => card.maintenance).map((card) => card.displayName),
  );
  if (names.length === 0) return null;
  const title = intl.formatMessage(messages.updates);
  return (
    <aside aria-label={title}>
      <div className={docked.start}>
        <button type="button" className={entry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Wrench size={20} aria-hidden />
          <span className={label.start}>{title}</span>
        </button>
      </div>
      <ConfirmDialog
        open={open}
        title={title}
        closeLabel={intl.formatMessage(messages.updatesClose)}
        onClose={() => setOpen(false)}
      >
        <Stack gap={4}>
          <p>{intl.formatMessage(messages.updatesText)}</p>
          <ul className={updatesList}>
            {[...new Set(names)].map((name) => (
              <li key={name}>
                <Badge tone="warning">
                  <bdi>{name}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </Stack>
      </ConfirmDialog>
    </aside>
  );
}
