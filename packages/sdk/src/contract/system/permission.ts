import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, flag, listOf, maybe, moment, orElse, text } from '../fields.ts';
import { moduleNode } from './modules.ts';

const resource = z.object({ resourceType: text, url: maybe(text), qrCodeUrl: maybe(text), labelNameEn: maybe(text) });

const serviceEntry = z.object({ csType: text, csPosition: maybe(text), path: maybe(text) });

/**
 * `info` of the answer; a part that is not there is empty, so that a lean platform can still open the site. The register
 * rules that section 3 counts among it are read from `account.registerSettings`, which the forms ask anyway.
 */
const info = z.object({
  modules: listOf(moduleNode),
  resources: listOf(resource),
  customerService: listOf(serviceEntry),
  analytics: maybe(z.object({ gtagId: maybe(text) })),
  domainRoute: listOf(z.object({ domainName: filledText })),
  imageCDNs: listOf(z.string()),
  launchGameCDNs: listOf(z.string()),
});

/** A plain switch, or one with the moment it ends. */
const maintenance = z.union([
  z.pipe(
    flag,
    z.transform((on) => ({ on, endTime: undefined as number | undefined })),
  ),
  z.pipe(
    z.object({ enabled: flag, endTime: maybe(moment) }),
    z.transform(({ enabled, endTime }) => ({ on: enabled, endTime })),
  ),
]);

/** What this host may show to this visitor: modules, services, content hosts, and whether the site is open at all. */
export const permission = defineCall({
  id: 'system.permission',
  method: 'GET',
  path: '/wps/permission',
  /** "sends current host in query" */
  input: z.object({ host: z.string() }),
  output: z.object({
    info: orElse(info, {
      modules: [],
      resources: [],
      customerService: [],
      analytics: undefined,
      domainRoute: [],
      imageCDNs: [],
      launchGameCDNs: [],
    }),
    location: maybe(z.object({ ip: maybe(text) })),
    maintenance: orElse(maintenance, { on: false, endTime: undefined }),
    regionRestriction: orElse(flag, false),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  module: 'SYSTEM',
  spec: '§7 Session and account: permission; §3 Permission response',
  assumed: true,
});
