import * as z from 'zod';
import { type FlagName, flagNames } from '../flagRules.ts';
import { flags } from '../flags.ts';
import { schemaAddress } from './brandFile.ts';

const shape = Object.fromEntries(
  flagNames.map((name) => [
    name,
    z.boolean().exactOptional().describe(`${flags[name].changes} Default: ${flags[name].default}.`),
  ]),
) as Record<FlagName, z.ZodExactOptional<z.ZodBoolean>>;

/** `flags.json` (BRAND-03); made from the one table of flags. */
export const flagsFile = z
  .strictObject({ $schema: schemaAddress, ...shape })
  .describe('White-label flags and toggles of a brand; a flag left out has its default');

export type FlagsFile = z.output<typeof flagsFile>;
