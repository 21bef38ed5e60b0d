import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** group → name → what it was when it was marked, or null when it was marked as nothing yet. */
export type Marks = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Reads a file of marks; none where there is no file, undefined when it is none of ours. */
export function readMarks(root: string, file: string): Marks | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  try {
    const marks: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isMarks(marks) ? marks : undefined;
  } catch {
    return undefined;
  }
}

export function writeMarks(root: string, file: string, marks: Marks): void {
  writeFileSync(join(root, file), `${JSON.stringify(marks, null, 2)}\n`);
}

function isMarks(value: unknown): value is Marks {
  return (
    isRecord(value) && Object.values(value).every((marks) => isRecord(marks) && Object.values(marks).every(isMark))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMark = (value: unknown) => value === null || (typeof value === 'string' && /^[0-9a-f]{16}$/.test(value));
