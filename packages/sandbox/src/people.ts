import type { AccountRecord } from './account/record.ts';
import type { Exchange } from './exchange.ts';
import { message } from './messages.ts';
import { Refusal } from './refusal.ts';

/** The account behind a session. */
export interface Person {
  readonly merchant: string;
  readonly username: string;
  readonly record: AccountRecord;
}

/** Whose session it is. @throws Refusal (401) without one */
export function personOf({ platform, session, language }: Exchange<unknown>): Person {
  const record = session && platform.account(session.record.merchant, session.record.username);
  if (!session || !record) {
    throw new Refusal(message('sessionExpired', language), { code: 'session.expired', status: 401 });
  }
  return { username: session.record.username, merchant: session.record.merchant, record };
}

/** Whose session it is, unless it is a trial account, which may not do this (section 6). @throws Refusal */
export function realPersonOf(exchange: Exchange<unknown>): Person {
  const person = personOf(exchange);
  if (person.record.kind === 'trial') {
    throw new Refusal(message('trialRestricted', exchange.language), { code: 'account.trial' });
  }
  return person;
}

/** Whose session it is, if it is an agent's (section 6). @throws Refusal (403) for anyone else */
export function agentOf(exchange: Exchange<unknown>): Person {
  const person = personOf(exchange);
  if (person.record.kind !== 'agent') {
    throw new Refusal(message('agentsOnly', exchange.language), { code: 'account.notAgent', status: 403 });
  }
  return person;
}
