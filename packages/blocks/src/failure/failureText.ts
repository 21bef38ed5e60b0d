import { type FailureKind, PlatformError } from '@marquee/sdk/errors';
import type { IntlShape } from 'react-intl';
import { failureMessages, messages } from './failureMessages.ts';

/** Kinds by which the platform says no; its words then are meant for the player (ERR-03, AUTH-06). */
const answersNo: ReadonlySet<FailureKind> = new Set(['refused', 'forbidden', 'throttled']);

/** What to say about a failure: the platform's own words where it said no, ours by kind otherwise (ERR-03). */
export function failureText(intl: Pick<IntlShape, 'formatMessage'>, failure: unknown): string {
  if (!(failure instanceof PlatformError)) return intl.formatMessage(messages.unknown);
  const said = answersNo.has(failure.kind) ? failure.details.serverMessage?.trim() : undefined;
  return said || intl.formatMessage(failureMessages[failure.kind]);
}
