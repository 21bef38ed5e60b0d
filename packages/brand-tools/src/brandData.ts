import type { BrandData } from '@marquee/brand/data';
import { jurisdictionOf } from '@marquee/brand/jurisdictions';
import { normaliseHost } from '@marquee/domain/host';
import { over } from '@marquee/theme/colour';
import type { MadeAssets } from './assets.ts';
import type { LoadedPack } from './packs.ts';
import { resolvedTheme } from './resolvedTheme.ts';

/** the jurisdiction that is no country */
const WORLDWIDE = 'INT';

/** The brand as its pages carry it: the pack, the product's defaults, and the addresses of what was made. */
export function brandData(
  { id, brand, theme, flags }: Pick<LoadedPack, 'id' | 'brand' | 'theme' | 'flags'>,
  made: Pick<MadeAssets, 'logo' | 'hero' | 'overrides' | 'legalTexts'>,
): BrandData {
  const { $schema: _, id: __, payload, legal, games, appName, ...same } = brand;
  const { birthdayCheck, birthdayAge, ...told } = legal;
  const rules = jurisdictionOf(legal.jurisdiction);
  const phoneCountry = brand.phoneCountry ?? (legal.jurisdiction === WORLDWIDE ? undefined : legal.jurisdiction);
  const resolved = resolvedTheme(theme);
  // a translucent bar is seen over the page
  const frame = (mode: 'light' | 'dark') => over(resolved[mode].color.bar, resolved[mode].color.page);
  return {
    ...same,
    id,
    appName: appName ?? brand.name,
    ...(phoneCountry && { phoneCountry }),
    domains: [...new Set(brand.domains.map(normaliseHost).filter((host) => host !== null))],
    payload: {
      scheme: payload.scheme,
      keys: payload.jwks ? { jwks: payload.jwks } : { url: payload.keysUrl },
    },
    legal: {
      ...told,
      termsOptIn: legal.termsOptIn || rules.termsOptIn,
      ...(birthdayCheck && { birthdayAge: Math.max(birthdayAge, legal.minimumAge, rules.minimumAge) }),
      texts: made.legalTexts,
    },
    games: { ...games, off: games.off ?? [...rules.suspended] },
    theme: { default: resolved.default, frame: { light: frame('light'), dark: frame('dark') } },
    flags,
    overrides: made.overrides,
    logo: made.logo,
    hero: made.hero,
  };
}
