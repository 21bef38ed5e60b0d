import { getPublicSuffix } from 'tldts';
import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** Patterns that fit everybody's hosts: `https://*.co.uk`, `https://*.github.io` (public suffix list, with private names). */
export const checkHostPatterns: PackCheck = function* ({ brand }) {
  if (!brand) return;
  const { hosts, api } = brand.sound;
  const patterns = [
    ...Object.entries(hosts ?? {}).flatMap(([use, list]) =>
      (list ?? []).map((pattern, index) => ({ path: ['hosts', use, index], pattern })),
    ),
    ...(api?.environments ?? []).flatMap((environment, at) =>
      (environment?.hosts ?? []).map((pattern, index) => ({
        path: ['api', 'environments', at, 'hosts', index],
        pattern,
      })),
    ),
  ];
  for (const { path, pattern } of patterns) {
    const below = /^(?:\w+:\/\/)?\*\.(.+?)(?::\d+)?$/.exec(pattern ?? '')?.[1];
    if (below === undefined || getPublicSuffix(below, { allowPrivateDomains: true }) !== below) continue;
    yield problemAt(brand.document.place(path), {
      severity: 'error',
      code: 'brand/host-too-wide',
      message: `"${pattern}" fits everyone’s hosts: anybody can get a name under "${below}".`,
      mend: `Write the name that is meant, such as "${pattern?.replace('*.', '*.partner.')}".`,
    });
  }
};
