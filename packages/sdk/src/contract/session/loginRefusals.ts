/** Codes by which a login is refused for its side (AUTH-05); a platform that has none of them is as good. */
export const loginRefusals = { notMember: 'login.notMember', notAgent: 'login.notAgent' } as const;
