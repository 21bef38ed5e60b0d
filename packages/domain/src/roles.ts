/** What an account may see (AUTH-01, section 6). */
export type AccountKind = 'member' | 'agent' | 'trial';

const TRIAL = 4;
// section 6 shows these four and not what sets them apart: no rank is inferred
const AGENTS: readonly number[] = [1, 2, 41, 42];

/** Reads the platform's `isAgent`, an opaque number; any other value is an ordinary member. */
export function accountKind(isAgent: number): AccountKind {
  if (isAgent === TRIAL) return 'trial';
  return AGENTS.includes(isAgent) ? 'agent' : 'member';
}
