/** The words of one namespace in one language, by message id. */
export type Words = Readonly<Record<string, string>>;

/** 16 hexadecimal digits that change with the text (FNV-1a of 64 bits): they tell of changes and protect against nobody. */
export function fingerprintOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Changes with every word of a catalogue, and with every word it translates. */
export function fingerprintOfCatalogue(source: Words, words: Words): string {
  const read = Object.keys(words)
    .sort()
    .map((id) => [id, source[id] ?? '', words[id]]);
  return fingerprintOf(JSON.stringify(read));
}
