/** How platforms write that a switch is on (SDK-08). Apart from `fields.ts`, for who reads no schema. */
const ON: readonly unknown[] = [true, 1, '1', 'true', 'Y'];

/** Whether what a platform wrote says that a switch is on. */
export function isSwitchedOn(value: unknown): boolean {
  return ON.includes(value);
}
