/** Someone asked for a scenario, fault or call that does not exist. Says what does. */
export class NamesError extends Error {
  override readonly name = 'NamesError';
  readonly known: readonly string[];

  constructor(message: string, known: readonly string[]) {
    super(`${message} Known: ${known.join(', ')}.`);
    this.known = known;
  }
}
