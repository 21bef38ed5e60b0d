/** The password that accounts are opened with; whoever still has it is asked to change it (AUTH-07). */
export const WEAK_PASSWORD = '123456';
