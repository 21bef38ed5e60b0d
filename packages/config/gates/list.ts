import { catalogues } from '../catalogues/check.ts';
import { doors } from '../doors/check.ts';
import { identity } from '../identity/check.ts';
import { imports } from '../imports/check.ts';
import { styles } from '../styles/check.ts';
import { suppressions } from '../suppressions/check.ts';
import { words } from '../words/check.ts';
import type { Gate } from './finding.ts';

/** Every gate that reads what is written, by its name. */
export const gates: Readonly<Record<string, Gate>> = {
  styles,
  identity,
  doors,
  imports,
  words,
  suppressions,
  catalogues,
};
