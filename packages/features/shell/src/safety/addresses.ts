/** Limits, breaks and help, which every page leads to (SAFE-02). */
export const RESPONSIBLE = '/responsible-gaming';
