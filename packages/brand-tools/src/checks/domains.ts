import { hostMatches, normaliseHost } from '@marquee/domain/host';
import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** Labels of letters, digits and hyphens, 63 at most (RFC 1123, section 2.1); punycode is made of them too. */
const HOST_NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Hosts and addresses of brand.json that agree on their own, but not with each other. */
export const checkHosts: PackCheck = function* ({ brand }) {
  if (!brand) return;
  const { domains = [], hosts, customerService = [], timeZone, currency } = brand.sound;
  const { place } = brand.document;
  const seen = new Set<string>();
  for (const [index, domain] of domains.entries()) {
    if (domain === undefined) continue;
    const host = normaliseHost(domain);
    if (host === null || host.length > 253 || !HOST_NAME.test(host) || /^[\d.]+$/.test(host)) {
      yield problemAt(place(['domains', index]), {
        severity: 'error',
        code: 'brand/bad-domain',
        message: `"${domain}" is not a domain name.`,
        mend: 'Write the bare host name, such as "brand.example".',
      });
    } else if (seen.has(host)) {
      yield problemAt(place(['domains', index]), {
        severity: 'warning',
        code: 'brand/domain-twice',
        message: `"${domain}" is the same domain as one before.`,
        mend: 'Remove one of the two.',
      });
    } else seen.add(host);
  }
  const service = hosts?.service;
  const allowed = [...(service ?? []).map((source) => source?.replace(/^\w+:\/\//, '')), ...domains].filter(isText);
  for (const [index, way] of customerService.entries()) {
    // a host that could not be read may be the one
    if (!way?.url || !service?.every(isText)) continue;
    const { protocol, host, hostname } = new URL(way.url);
    // a pattern with a port allows that port alone
    const fits = allowed.some((pattern) => (/:\d+$/.test(pattern) ? host === pattern : hostMatches(hostname, pattern)));
    if (fits) continue;
    yield problemAt(place(['customerService', index, 'url']), {
      severity: 'error',
      code: 'brand/service-host-not-allowed',
      message: `The host ${host} is not among the brand’s service hosts.`,
      mend: `Add "${protocol}//${host}" to hosts.service.`,
    });
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    yield problemAt(place(['timeZone']), {
      severity: 'error',
      code: 'brand/unknown-time-zone',
      message: `"${timeZone}" is no time zone.`,
      mend: 'Write an IANA name, such as "Asia/Manila".',
    });
  }
  if (currency?.code !== undefined && !Intl.supportedValuesOf('currency').includes(currency.code)) {
    yield problemAt(place(['currency', 'code']), {
      severity: 'warning',
      code: 'brand/unknown-currency',
      message: `"${currency.code}" is no currency of ISO 4217.`,
      mend: 'Check the code; a token or points currency may be right.',
    });
  }
};

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    return /^(UTC|[A-Z][\w+-]*(\/[\w+-]+)+)$/.test(name);
  } catch {
    return false;
  }
}
