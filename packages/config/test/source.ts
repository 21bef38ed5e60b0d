import type ts from 'typescript';
import { parseSource } from '../gates/source.ts';

/** A file of the product with this code. */
export function code(text: string, file = 'packages/features/auth/src/login/Login.tsx'): ts.SourceFile {
  return parseSource(file, text);
}
