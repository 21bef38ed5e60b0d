const addresses = new Map<string, string>();

/** An address under which the screens of the wall find a font that is nowhere but in the draft. */
export function fontAddress(base64: string): string {
  const known = addresses.get(base64);
  if (known !== undefined) return known;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'font/woff2' }));
  addresses.set(base64, address);
  return address;
}
