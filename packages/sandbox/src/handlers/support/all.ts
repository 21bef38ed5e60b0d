import type { HandlersOf } from '../../exchange.ts';
import { chatHistory, chatRooms, chatSend } from './chat.ts';
import { feedback, feedbackSettings } from './feedback.ts';
import { helpCenter } from './help.ts';
import { deleteMessages, messages, readMessage, unread } from './letters.ts';
import { service } from './service.ts';

export const supportHandlers: HandlersOf<'support'> = {
  'support.service': service,
  'support.unread': unread,
  'support.messages': messages,
  'support.readMessage': readMessage,
  'support.deleteMessages': deleteMessages,
  'support.feedbackSettings': feedbackSettings,
  'support.feedback': feedback,
  'support.helpCenter': helpCenter,
  'support.chatRooms': chatRooms,
  'support.chatHistory': chatHistory,
  'support.chatSend': chatSend,
};
