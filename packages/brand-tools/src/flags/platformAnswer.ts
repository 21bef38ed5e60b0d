import type { PlatformAnswers } from '@marquee/brand/resolveFlags';
import type { ModuleNode } from '@marquee/domain/modules';
import * as z from 'zod';
import { readGiven } from '../read/given.ts';

/** A switch as platforms write it. */
const onOff = z
  .union([z.boolean(), z.literal(['1', '0', 'true', 'false', 'Y', 'N', 1, 0])])
  .transform((value) => value === true || ['1', 'true', 'Y'].includes(String(value)));

const moduleNode: z.ZodType<ModuleNode> = z.object({
  modId: z.union([z.string(), z.number()]).transform(String),
  enabled: onOff.default(false),
  childrenNodes: z
    .lazy(() => z.array(moduleNode))
    .nullish()
    .transform((nodes) => nodes ?? []),
});
const tree = z.array(moduleNode);
const permission = z.union([
  tree,
  z.object({ info: z.object({ modules: tree }) }).transform(({ info }) => info.modules),
]);
/** a kind of request that is there means on */
const settings = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value)
          ? [[name, !['', '0', 'N', 'NONE', 'OFF', 'FALSE'].includes(String(value).trim().toUpperCase())]]
          : [],
      ),
    ),
  );

const parts = { whitelabel: tree, permission, settings } as const;
type PartName = keyof typeof parts;

/** A file with answers of the platform, or what is wrong with it, each with its place and a mend. */
export type ReadAnswer = { kind: 'answers'; answers: PlatformAnswers } | { kind: 'faults'; faults: string[] };

/**
 * Reads answers of the platform as somebody saves them: `{ "whitelabel": …, "permission": …, "settings": … }`, any of them
 * left out, each with or without the envelope that the platform puts around it.
 */
export function readPlatformAnswer(bytes: Buffer, file: string): ReadAnswer {
  const given = readGiven(bytes, file);
  if ('faults' in given) return { kind: 'faults', ...given };
  const { value, place } = given.document;
  const faults: string[] = [];
  const at = (path: PropertyKey[], words: string) => {
    const { line, column } = place(path);
    faults.push(`${file}:${line}:${column} ${words}`);
  };
  const answers: { -readonly [Part in keyof PlatformAnswers]: PlatformAnswers[Part] } = {};
  if (!isObject(value)) at([], `This is no object. Write { ${Object.keys(parts).join(', ')} }.`);
  else {
    for (const name of Object.keys(value)) {
      if (!isPart(name)) {
        at([name], `"${name}" is no answer that decides flags. Known: ${Object.keys(parts).join(', ')}.`);
        continue;
      }
      const wrapped = isObject(value[name]) && 'value' in value[name];
      const inside = wrapped ? Reflect.get(Object(value[name]), 'value') : value[name];
      const parsed = parts[name].safeParse(inside);
      if (parsed.success) Object.assign(answers, { [name]: parsed.data });
      else {
        const path = [name, ...(wrapped ? ['value'] : []), ...(parsed.error.issues[0]?.path ?? [])];
        at(
          path,
          `"${path.join('.')}" is not as the platform answers it. A module is { "modId", "enabled", "childrenNodes" }.`,
        );
      }
    }
  }
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'answers', answers };
}

function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
