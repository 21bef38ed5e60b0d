/** Customer service, help, feedback, messages and chat. */
export const supportCalls = {} as const;
