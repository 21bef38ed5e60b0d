/** Asks for each thing once: what came is kept, what did not come is asked for by the next who wants it. */
export function keptOnceThere<Key, Thing>(fetchIt: (key: Key) => Promise<Thing>): (key: Key) => Promise<Thing> {
  const kept = new Map<Key, Promise<Thing>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const asked = fetchIt(key);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
