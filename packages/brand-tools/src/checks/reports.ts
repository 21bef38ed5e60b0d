import { getDomain } from 'tldts';
import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** Reports that go to somebody else's host: nothing of a person is in them, but an address always tells who called (WEB-05). */
export const checkReports: PackCheck = function* ({ brand }) {
  const url = brand?.sound.reports?.url;
  if (!brand || url === undefined || !URL.canParse(url)) return;
  const { hostname } = new URL(url);
  const own = (brand.sound.domains ?? []).map((domain) => getDomain(domain ?? '') ?? domain);
  if (own.includes(getDomain(hostname) ?? hostname)) return;
  yield problemAt(brand.document.place(['reports', 'url']), {
    severity: 'recommendation',
    code: 'brand/reports-elsewhere',
    message: `Errors and vitals go to ${hostname}, which is not under a domain of the brand.`,
    mend: 'Take them at a host of your own, or see that the privacy notice names who gets them.',
  });
};
