import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** Names that lead nowhere, kept free for examples (RFC 2606). */
const FOR_EXAMPLES = /\.(example|test|invalid|localhost)\.?(:\d+)?$/i;

/** What a new pack says of its owner until somebody says better: that it is not forgotten (C13). */
export const checkOwner: PackCheck = function* ({ brand }) {
  if (!brand) return;
  const { name, domains = [], legal } = brand.sound;
  if (name !== undefined && legal?.entity?.toLowerCase() === name.toLowerCase()) {
    yield problemAt(brand.document.place(['legal', 'entity']), {
      severity: 'warning',
      code: 'brand/entity-is-name',
      message: `The legal entity is only the brand’s name, "${name}".`,
      mend: 'Write the company as it is registered, such as "Meridian Gaming Ltd".',
    });
  }
  if (domains.length > 0 && domains.every((domain) => domain !== undefined && FOR_EXAMPLES.test(domain))) {
    yield problemAt(brand.document.place(['domains'], 'key'), {
      severity: 'recommendation',
      code: 'brand/domain-for-examples',
      message: 'No player can open any of these domains: their endings are kept free for examples.',
      mend: 'Add the domain on which players will find the brand.',
    });
  }
};
