import { Button, type ButtonProps } from '@marquee/ui/button/Button';
import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ServiceNews } from './ServiceNews.tsx';
import { messages } from './service.messages.ts';
import { useServiceEntries } from './useServiceEntries.ts';
import { useServiceWindow } from './useServiceWindow.ts';

/**
 * The way to a person within other words (SUPP-01): the live chat, else the first channel that there is, in the smaller window.
 * Nothing where there is none.
 */
export function ServiceButton({ children, ...look }: Pick<ButtonProps, 'kind' | 'size' | 'children'>) {
  const intl = useIntl();
  const { open, ...window } = useServiceWindow('inText');
  const entries = useServiceEntries();
  const entry = entries.find(({ channel }) => channel === 'LIVECHAT') ?? entries[0];
  if (!entry) return null;
  return (
    <>
      <Button
        {...look}
        icon={<MessageCircle size={18} aria-hidden />}
        busy={window.state.kind === 'opening'}
        onClick={() => open(entry)}
      >
        {children ?? intl.formatMessage(messages.service)}
      </Button>
      <ServiceNews window={{ open, ...window }} />
    </>
  );
}
