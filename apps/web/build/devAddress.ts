const USUAL = 5173;

/** Where the dev server listens, from `PORT` and `HOST`; a text when what they say is no address. Empty is as if not there. */
export function devAddress({ PORT, HOST }: NodeJS.ProcessEnv): { port: number; host: string } | string {
  const said = PORT?.trim() || String(USUAL);
  const port = /^\d+$/.test(said) ? Number(said) : 0;
  if (port < 1 || port > 65_535) {
    return `PORT is "${said}", which is no port. Write a number from 1 to 65535: PORT=${USUAL} pnpm dev`;
  }
  return { port, host: HOST?.trim() || 'localhost' };
}

/** Why the server could not begin to listen, for people; `undefined` when it is not about the address. */
export function listenProblem(error: unknown, { port, host }: { port: number; host: string }): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : '';
  if (code === 'EADDRINUSE' || message.includes('already in use')) {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port === USUAL ? USUAL + 1 : USUAL} pnpm dev`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used. Choose one above 1023: PORT=${USUAL} pnpm dev`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return `HOST is "${host}", which is no address of this machine. Leave it out, or write localhost or 0.0.0.0.`;
  }
  return undefined;
}
