import type { Addresses } from './addresses.ts';
import type { Demo } from './demo.ts';

/** What is printed once everything is up: where to go, and who to be there. */
export function greeting({ addresses, accounts: all }: Pick<Demo, 'addresses' | 'accounts'>): string {
  const accounts = firstOfEachKind(all);
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const users = width(accounts.map(({ username }) => username));
  const passwords = width(accounts.map(({ password }) => password));
  return [
    '',
    'Ready.',
    '',
    ...places(addresses),
    '',
    'Accounts of the demo (user name, password):',
    '',
    ...accounts.map(
      ({ username, password, purpose }) => `  ${username.padEnd(users)}  ${password.padEnd(passwords)}  ${purpose}`,
    ),
    '',
    ...mobiles(accounts),
    'Ctrl-C ends it.',
    '',
  ].join('\n');
}

/** Which numbers take codes; there is no phone, so this window is it. */
function mobiles(accounts: Demo['accounts']): string[] {
  const lines = accounts.flatMap(({ username, mobile }) => (mobile === undefined ? [] : [`  ${username}  ${mobile}`]));
  return lines.length === 0 ? [] : ['Login by SMS (codes, and e-mails, appear here):', '', ...lines, ''];
}

/** The others stand for cases of the sandbox that need no introduction here. */
function firstOfEachKind(accounts: Demo['accounts']): Demo['accounts'] {
  return accounts.filter(({ kind }, at) => accounts.findIndex((other) => other.kind === kind) === at);
}

function places({ local, others }: Addresses): string[] {
  if (local.length === 0 && others.length === 0)
    return ['  Only the host names of the brands lead anywhere. To open one by an address, add --brand <id>.'];
  const names = Math.max(0, ...local.map(({ id }) => id.length));
  return [
    ...local.map(({ id, url }) => `  ${id.padEnd(names)}  ${url}`),
    ...others.map((url) => `  ${''.padEnd(names)}  ${url}`),
    ...(others.length === 0
      ? []
      : ['', 'A login needs https or localhost: at a plain http address a browser has no means to seal the password.']),
  ];
}
