/**
 * Minutes between two reminders of the time played (SAFE-02), `undefined` for none: the shorter of the brand's interval and
 * the member's own. Nobody sets a reminder longer than the brand has it, or none where the brand has one.
 *
 * @param brand - the brand's interval in minutes; 0 or no number = it has none
 * @param own - the member's, likewise
 */
export function reminderMinutes(brand: number, own: number | undefined): number | undefined {
  const minutes = [brand, own ?? 0].filter((one) => one > 0);
  return minutes.length > 0 ? Math.min(...minutes) : undefined;
}

/** The intervals in minutes, rising, that a member may choose of those that the platform offers: 0, which is none, only where the brand has none. */
export function reminderChoices(brand: number, own: number, offered: readonly number[]): number[] {
  const longest = reminderMinutes(brand, 0);
  const wanted = [longest ?? 0, own, ...offered].filter((one) => longest === undefined || (one > 0 && one <= longest));
  return [...new Set(wanted)].sort((a, b) => a - b);
}
