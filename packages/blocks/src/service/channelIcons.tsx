import { MessageCircle, MessagesSquare, Send, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceChannelName } from './useServiceEntries.ts';

/** A sign for each way to customer service; a new one without a sign does not compile. */
export const channelIcons: Record<ServiceChannelName, ReactNode> = {
  LIVECHAT: <MessagesSquare size={20} aria-hidden />,
  FACEBOOK: <ThumbsUp size={20} aria-hidden />,
  WHATSAPP: <MessageCircle size={20} aria-hidden />,
  TELEGRAM: <Send size={20} aria-hidden />,
};
