import type { ModuleNode } from '@marquee/domain/modules';
import * as z from 'zod/mini';
import { flag, listOf, orElse, text } from '../fields.ts';

/** A node as the platform writes it: `enabled: '1'` is on (SDK-08). */
export interface ModuleNodeWire {
  modId: string | number;
  enabled?: z.input<typeof flag> | null | undefined;
  childrenNodes?: ModuleNodeWire[] | null | undefined;
}

/** A node of the module tree with the branches below it. */
export const moduleNode: z.ZodMiniType<ModuleNode, ModuleNodeWire> = z.object({
  modId: text,
  enabled: orElse(flag, false),
  childrenNodes: listOf(z.lazy(() => moduleNode)),
});
