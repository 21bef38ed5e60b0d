/** A QR code as one path of squares, each a unit wide; the quiet zone is the picture's own (ISO/IEC 18004, 9.1). */
export interface QrPath {
  readonly path: string;
  /** units of one side */
  readonly side: number;
}

/** Draws a text as a QR code of which a seventh may be unreadable; the drawing library comes with the first one. */
export async function qrPath(text: string): Promise<QrPath> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, side: rows.length };
}

const QUIET = 4;
