/** Missions, leaderboards and rewards. */
export const missionsCalls = {} as const;
