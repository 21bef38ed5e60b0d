/** Vendors, games, rooms, favourites, recent games and launch. */
export const gamesCalls = {} as const;
