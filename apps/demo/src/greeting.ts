import type { Demo } from './demo.ts';

/** What is printed once everything is up: where to go, and who to be there. */
export function greeting({ port, brands, accounts }: Pick<Demo, 'port' | 'brands' | 'accounts'>): string {
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const names = width(brands);
  const users = width(accounts.map(({ username }) => username));
  const passwords = width(accounts.map(({ password }) => password));
  return [
    '',
    'Ready.',
    '',
    ...brands.map((id) => `  ${id.padEnd(names)}  http://${id}.localhost:${port}`),
    '',
    'Accounts of the demo (user name, password):',
    '',
    ...accounts.map(
      ({ username, password, purpose }) => `  ${username.padEnd(users)}  ${password.padEnd(passwords)}  ${purpose}`,
    ),
    '',
    'Ctrl-C ends it.',
    '',
  ].join('\n');
}
