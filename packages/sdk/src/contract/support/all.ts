import { chatHistory } from './chatHistory.ts';
import { chatRooms } from './chatRooms.ts';
import { chatSend } from './chatSend.ts';
import { deleteLetters } from './deleteMessages.ts';
import { feedback } from './feedback.ts';
import { feedbackSettings } from './feedbackSettings.ts';
import { helpCenter } from './helpCenter.ts';
import { letters } from './messages.ts';
import { readLetter } from './readMessage.ts';
import { customerService } from './service.ts';
import { unreadCount } from './unread.ts';

/** Customer service, help, feedback, messages and chat. */
export const supportCalls = {
  [customerService.id]: customerService,
  [unreadCount.id]: unreadCount,
  [letters.id]: letters,
  [readLetter.id]: readLetter,
  [deleteLetters.id]: deleteLetters,
  [feedbackSettings.id]: feedbackSettings,
  [feedback.id]: feedback,
  [helpCenter.id]: helpCenter,
  [chatRooms.id]: chatRooms,
  [chatHistory.id]: chatHistory,
  [chatSend.id]: chatSend,
} as const;
