import type { FindingCode } from '../codes/table.ts';
import type { Problem } from '../finding.ts';
import { placeOfOffset } from './lines.ts';

/** Reads bytes as UTF-8. `text` is absent when nothing sensible can be read; a BOM is reported and passed over. */
export function readText(bytes: Uint8Array, file: string): { text?: string; problems: Problem[] } {
  const problem = (code: FindingCode, line: number, column: number, message: string, mend: string): Problem => ({
    severity: 'error',
    ...{ code, file, line, column, message, mend },
  });
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const mend = 'Save it as “UTF-8 without BOM”.';
    return { problems: [problem('file/not-utf8', 1, 1, 'This file is UTF-16, not UTF-8.', mend)] };
  }
  const bom = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
  const problems = bom
    ? [problem('file/bom', 1, 1, 'This file begins with a byte order mark.', 'Save it as “UTF-8 without BOM”.')]
    : [];
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bom ? bytes.subarray(3) : bytes),
      problems,
    };
  } catch {
    // the replacement character stands where decoding failed; one that was written as such is three valid bytes
    const lossy = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const { line, column } = placeOfOffset(lossy, Math.max(0, lossy.indexOf('\uFFFD')));
    problems.push(problem('file/not-utf8', line, column, 'This file is not UTF-8.', 'Save it as “UTF-8 without BOM”.'));
    return { problems };
  }
}
