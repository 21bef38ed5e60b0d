import * as z from 'zod/mini';

const value = z.templateLiteral([z.number()]);

const limitSchema = z.object({
  kind: z.enum(['deposit', 'loss', 'session']),
  period: z.enum(['day', 'week', 'month']),
  value: z.optional(value),
  pending: z.optional(z.object({ value: z.optional(value), startsAt: z.number() })),
});

const pauseSchema = z.object({
  kind: z.enum(['timeOut', 'exclusion']),
  since: z.number(),
  /** without an end it is for good */
  until: z.optional(z.number()),
});

const settingsSchema = z.object({
  limits: z.array(limitSchema),
  realityCheckMinutes: z.int(),
  pause: z.optional(pauseSchema),
});

/** Settings for playing safely, by `merchant/username`. */
export const safetyState = z.record(z.string(), settingsSchema);

export type KeptSafety = z.output<typeof settingsSchema>;
export type KeptLimit = z.output<typeof limitSchema>;
export type Pause = z.output<typeof pauseSchema>;
