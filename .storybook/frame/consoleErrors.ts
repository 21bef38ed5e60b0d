/** Makes a story fail that logs an error while it is shown: React warns of bad markup and missing keys there. */
export function watchConsole(): () => void {
  const { error } = console;
  const said: string[] = [];
  console.error = (...parts: unknown[]) => {
    said.push(parts.map(String).join(' '));
    error(...parts);
  };
  return () => {
    console.error = error;
    if (said.length > 0) throw new Error(`The story logged an error: ${said.join('\n')}`);
  };
}
