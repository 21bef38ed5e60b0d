/** As many random bits as a UUID has (RFC 9562), as hexadecimal digits: for what no other try may have. */
export function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
