import { hostMatches, normaliseHost } from '@marquee/domain/host';
import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** Environments of `api` are chosen by the page's host: one that no page has is never used, and production is no other's. */
export const checkEnvironments: PackCheck = function* ({ brand }) {
  if (!brand) return;
  const { domains = [], api } = brand.sound;
  // with a domain that could not be read, nobody knows which hosts there are
  const hosts = domains.flatMap((domain) => (domain === undefined ? [] : [normaliseHost(domain)]));
  if (hosts.length === 0 || hosts.length !== domains.length) return;
  const [first] = hosts;
  for (const [index, environment] of (api?.environments ?? []).entries()) {
    for (const [at, pattern] of (environment?.hosts ?? []).entries()) {
      if (pattern === undefined || !environment?.name) continue;
      const place = brand.document.place(['api', 'environments', index, 'hosts', at]);
      const fits = (host: string | null | undefined) => typeof host === 'string' && hostMatches(host, pattern);
      if (fits(first)) {
        yield problemAt(place, {
          severity: 'warning',
          code: 'brand/environment-takes-production',
          message: `"${pattern}" takes ${first}, so players there would play on ${environment.name}.`,
          mend: `Narrow it, such as to "${environment.name}.${first}".`,
        });
      } else if (!hosts.some(fits)) {
        yield problemAt(place, {
          severity: 'warning',
          code: 'brand/environment-unreachable',
          message: `None of the brand’s domains fits "${pattern}", so ${environment.name} is never used.`,
          mend: 'Add the host to domains, or correct the pattern.',
        });
      }
    }
  }
};
