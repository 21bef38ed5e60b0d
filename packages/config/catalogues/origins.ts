import { fingerprintOf } from './fingerprint.ts';
import type { Marks } from './marks.ts';

/**
 * namespace → id → fingerprint of the English text that the translations of a message were made from. One for all
 * languages: a text that changed is to be looked at in each of them.
 */
export type Origins = Marks;

/** A message as the code says it. */
export interface SourceMessage {
  readonly namespace: string;
  readonly id: string;
  readonly text: string;
}

/** Whether translations of a message say what its English says now, as far as anybody has said so. */
export function originOf(origins: Origins, { namespace, id, text }: SourceMessage): 'same' | 'changed' | 'not listed' {
  const origin = origins[namespace]?.[id];
  if (origin === undefined) return 'not listed';
  return origin === fingerprintOf(text) ? 'same' : 'changed';
}

/** The marks of the messages that there are: new ones as they stand now, and so those that were translated anew. */
export function renewedOrigins(
  origins: Origins,
  messages: readonly SourceMessage[],
  translated: readonly SourceMessage[] = [],
): Origins {
  const marks: Record<string, Record<string, string | null>> = {};
  for (const message of messages) {
    const { namespace, id, text } = message;
    const known = translated.includes(message) ? undefined : origins[namespace]?.[id];
    marks[namespace] = { ...marks[namespace], [id]: known ?? fingerprintOf(text) };
  }
  return marks;
}
