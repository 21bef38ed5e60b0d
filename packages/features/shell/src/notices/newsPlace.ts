/** Where on the page an announcement stands in full; the bar of announcements leads there. */
export const newsPlace = (id: string) => `news-${id}`;
