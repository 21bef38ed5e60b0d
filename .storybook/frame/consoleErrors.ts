const { error } = console;
let said: string[] = [];

/** Begins to listen to what a story logs as an error: React warns of bad markup and missing keys there. */
export function watchConsole(): void {
  said = [];
  console.error = (...parts: unknown[]) => {
    said.push(parts.map(String).join(' '));
    error(...parts);
  };
}

/** Makes a story fail that logged an error while it was shown. */
export function expectQuietConsole(): void {
  console.error = error;
  if (said.length > 0) throw new Error(`The story logged an error: ${said.join('\n')}`);
}
