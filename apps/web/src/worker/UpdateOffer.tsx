import { isBusy } from '@marquee/blocks/page/isBusy';
import { Button } from '@marquee/ui/button/Button';
import { ToastRegion } from '@marquee/ui/toast/ToastRegion';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './update.messages.ts';

export interface UpdateOfferProps {
  brand: string;
  onReload(): void;
}

/** Offers a new version (WEB-06). It waits for a moment in which nothing can be lost, and never reloads by itself. */
export function UpdateOffer({ brand, onReload }: UpdateOfferProps) {
  const intl = useIntl();
  const [refused, setRefused] = useState(false);
  const busy = useSyncExternalStore(onEvents, () => isBusy(document, location.pathname));
  const offer = {
    id: 'update',
    children: intl.formatMessage(messages.text, { brand }),
    action: (
      <Button size="small" kind="primary" onClick={onReload}>
        {intl.formatMessage(messages.reload)}
      </Button>
    ),
  };
  return (
    <ToastRegion
      label={intl.formatMessage(messages.label)}
      dismissLabel={intl.formatMessage(messages.later)}
      toasts={busy || refused ? [] : [offer]}
      onDismiss={() => setRefused(true)}
    />
  );
}

const EVENTS = ['click', 'input', 'focusout', 'visibilitychange', 'popstate'] as const;

/** Whatever a page becomes busy or free by; the page itself has answered by the next task. */
function onEvents(changed: () => void): () => void {
  const later = () => setTimeout(changed);
  for (const event of EVENTS) addEventListener(event, later, true);
  return () => {
    for (const event of EVENTS) removeEventListener(event, later, true);
  };
}
