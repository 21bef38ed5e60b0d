import { type ModuleNode, moduleState } from '@marquee/domain/modules';
import { type FlagName, type FlagRule, flagNames, flagRules } from './flagRules.ts';

/** Who decided a flag's value, strongest first. */
export type FlagOrigin = 'platform' | 'pack' | 'default';

export interface ResolvedFlag {
  readonly value: boolean;
  readonly origin: FlagOrigin;
}

export type ResolvedFlags = Readonly<Record<FlagName, ResolvedFlag>>;

/** What the platform has answered so far. An answer that is not there, or names a flag nowhere, leaves the pack its say. */
export interface PlatformAnswers {
  /** module tree of the white-label menu */
  readonly whitelabel?: readonly ModuleNode[] | undefined;
  /** module tree of the permission answer */
  readonly permission?: readonly ModuleNode[] | undefined;
  /** consolidated settings, each read as on or off */
  readonly settings?: Readonly<Record<string, boolean>> | undefined;
}

/**
 * The one place that decides a flag: the platform's answer over the brand pack over the product default (BRAND-06).
 */
export function resolveFlags(
  pack: Readonly<Partial<Record<FlagName, boolean>>>,
  platform: PlatformAnswers = {},
): ResolvedFlags {
  const resolve = (name: FlagName): ResolvedFlag => {
    const definition: FlagRule = flagRules[name];
    const answer = platformAnswer(definition, platform);
    if (answer !== undefined) return { value: answer, origin: 'platform' };
    const said = Object.hasOwn(pack, name) ? pack[name] : undefined;
    if (said !== undefined) return { value: said, origin: 'pack' };
    return { value: definition.default, origin: 'default' };
  };
  // decided when it is asked for: who watches the pack knows which of its flags a page goes by
  const flags: Partial<Record<FlagName, ResolvedFlag>> = {};
  for (const name of flagNames) Object.defineProperty(flags, name, { enumerable: true, get: () => resolve(name) });
  return flags as ResolvedFlags;
}

function platformAnswer({ platform: asked }: FlagRule, answers: PlatformAnswers): boolean | undefined {
  if (!asked) return undefined;
  if (asked.from === 'settings') {
    return answers.settings && Object.hasOwn(answers.settings, asked.id) ? answers.settings[asked.id] : undefined;
  }
  const tree = answers[asked.from];
  return tree && moduleState(tree, asked.id);
}
