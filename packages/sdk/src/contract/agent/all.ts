/** Teams, downlines, links and transfers of an agent. */
export const agentCalls = {} as const;
