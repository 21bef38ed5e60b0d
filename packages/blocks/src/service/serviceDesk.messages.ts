import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';
import type { ServiceChannelName } from './useServiceEntries.ts';

export const messages = defineMessages({
  label: {
    id: 'desk.service.label',
    defaultMessage: 'Customer service',
    description: 'Name of the bar, button and window with the ways to a person who helps',
  },
  opening: {
    id: 'desk.service.opening',
    defaultMessage: 'Opening customer service…',
    description: 'Stands in the new window until its page is known',
  },
  failedTitle: {
    id: 'desk.service.failedTitle',
    defaultMessage: 'Customer service did not open',
    description: 'Title of the dialog after the window of customer service was closed again',
  },
  unreachable: {
    id: 'desk.service.unreachable',
    defaultMessage: 'We could not reach it just now. Please try again, or choose another way to write to us.',
    description: 'Why customer service did not open: no answer',
  },
  noAddress: {
    id: 'desk.service.noAddress',
    defaultMessage: 'There is no safe address for it at the moment. Please choose another way to write to us.',
    description: 'Why customer service did not open: its address is missing or may not be opened',
  },
  blockedTitle: {
    id: 'desk.service.blockedTitle',
    defaultMessage: 'Popup blocked',
    description: 'Title of the dialog when the browser did not let the window open',
  },
  blocked: {
    id: 'desk.service.blocked',
    defaultMessage: 'Please allow popups and try again.',
    description: 'What to do when the browser did not let the window open',
  },
  retry: { id: 'desk.service.retry', defaultMessage: 'Try again', description: 'Button: opens the window again' },
  close: { id: 'desk.service.close', defaultMessage: 'CLOSE', description: 'Button that closes the dialog' },
  tab: {
    id: 'desk.service.tab',
    defaultMessage: 'Open as a page',
    description: 'Link: shows customer service as a page of its own, when its frame stays empty',
  },
});

/** Each way to customer service by its name (SUPP-02); a new one without a name does not compile. */
export const channelNames: Record<ServiceChannelName, MessageDescriptor> = defineMessages({
  LIVECHAT: { id: 'desk.service.liveChat', defaultMessage: 'Live chat', description: 'A way to customer service' },
  FACEBOOK: { id: 'desk.service.facebook', defaultMessage: 'Facebook', description: 'A way to customer service' },
  WHATSAPP: { id: 'desk.service.whatsapp', defaultMessage: 'WhatsApp', description: 'A way to customer service' },
  TELEGRAM: { id: 'desk.service.telegram', defaultMessage: 'Telegram', description: 'A way to customer service' },
});
