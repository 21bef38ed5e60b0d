/** Registration, verification codes, passwords and profile. */
export const accountCalls = {} as const;
