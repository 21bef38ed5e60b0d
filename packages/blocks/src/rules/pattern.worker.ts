/** Runs one platform pattern on one text; what cannot be compiled is no pattern (C15). */
self.onmessage = ({ data: { pattern, text } }: MessageEvent<{ pattern: string; text: string }>) => {
  self.postMessage(matches(pattern, text));
};

function matches(pattern: string, text: string): boolean | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      // written for another kind of expressions; the next flags may take it
    }
  }
  return null;
}
