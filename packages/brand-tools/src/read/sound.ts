import * as z from 'zod';

/** What is left of a value when everything in it that breaks its schema is taken out; `undefined` stands in its place. */
export type Sound<T> = T extends readonly (infer Each)[]
  ? (Sound<Each> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: Sound<T[Key]> | undefined }
    : T;

/**
 * The parts of a value that its schema accepts by themselves, with their defaults, so that one mistake in a file hides no
 * other. Keys and entries keep their places; those that nobody knows are gone. Of a file that was read in part only, what is
 * not there is not known: then no default takes its place.
 */
export function soundParts<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { defaults = true }: { defaults?: boolean } = {},
): Sound<z.output<S>> | undefined {
  return parts(schema, value, defaults) as Sound<z.output<S>> | undefined;
}

function parts(schema: unknown, value: unknown, defaults: boolean): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const inner = unwrapped(schema);
  const parsed = schema.safeParse(value);
  // without defaults an object is looked into all the same: what it does not say stays unsaid
  if (parsed.success && (defaults || !(inner instanceof z.ZodObject)))
    return value === undefined && !defaults ? undefined : parsed.data;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each) => parts(inner.element, each, defaults));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = new Map(Object.entries(value));
  if (inner instanceof z.ZodRecord) {
    return Object.fromEntries([...given].map(([key, each]) => [key, parts(inner.valueType, each, defaults)]));
  }
  if (!(inner instanceof z.ZodObject)) return undefined;
  const known = Object.entries(inner.shape).flatMap(([key, part]) => {
    const sound = parts(part, given.get(key), defaults);
    return sound === undefined && !given.has(key) ? [] : [[key, sound] as const];
  });
  const others = [...given].filter(([key]) => !Object.hasOwn(inner.shape, key));
  const rest = inner.def.catchall
    ? others.map(([key, each]) => [key, parts(inner.def.catchall, each, defaults)] as const)
    : [];
  return Object.fromEntries([...known, ...rest]);
}

/** The schema inside of `optional`, `default` and `prefault`. */
function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodExactOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault
  ) {
    const next: unknown = inner.unwrap();
    if (!(next instanceof z.ZodType)) break;
    inner = next;
  }
  return inner;
}
