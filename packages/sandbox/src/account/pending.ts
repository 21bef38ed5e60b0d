import type { CallId } from '@marquee/sdk/contract/calls';
import { inLanguage } from '../messages.ts';
import { refusals } from './messages.ts';

/** What a session may do whose address is still to be confirmed (AUTH-07). */
export const pendingCalls: readonly CallId[] = ['session.ipCode', 'session.confirmIp', 'session.logout'];

export const pendingText = (language: string) => inLanguage(refusals.ipPending, language);
