/** Where a key leads among menu items: arrows around, Home and End, or the next item that begins with the letter. */
export function nextItem(key: string, from: number, names: readonly string[]): number | undefined {
  const count = names.length;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from < 0 ? count - 1 : (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = names.map((_, step) => (from + 1 + step + count) % count);
  return order.find((at) => names[at]?.trim().toLocaleLowerCase().startsWith(letter));
}
