/** What an account may do, as far as the front end is concerned: centres, gates and panels branch on it. */
export type Role = 'member' | 'agent' | 'trial';

/** Which member types stand for which role. Types are opaque marks of the platform: no order or rank is read from them. */
export interface RoleTable {
  readonly agent: readonly string[];
  readonly trial: readonly string[];
}

/** The platform's own table: 1, 2, 41 and 42 see the agent centre, 4 is a trial account (AUTH-01). */
export const roleTable: RoleTable = { agent: ['1', '2', '41', '42'], trial: ['4'] };

/** The role of a member type, kept at login as `isAgent`. A type that nobody listed is an ordinary member. */
export function roleOf(type: string, table: RoleTable = roleTable): Role {
  if (table.trial.includes(type)) return 'trial';
  return table.agent.includes(type) ? 'agent' : 'member';
}
