import { useBrand } from '@marquee/brand/provider';
import { BrandLogo } from '@marquee/feature-shell/header/BrandLogo';
import { FullPage, FullPageText } from '@marquee/feature-shell/status/FullPage';
import { Globe } from 'lucide-react';
import type { OldBrowserTexts } from './texts.ts';

/** What browsers get that are too old (WEB-07): no script runs in them, so every language of the brand is there at once. */
export function OldBrowserPage({ texts: [first, ...others] }: { texts: readonly OldBrowserTexts[] }) {
  const { name } = useBrand();
  return (
    <FullPage
      stage="whole"
      logo={<BrandLogo size="page" alt={name} />}
      icon={<Globe size={32} aria-hidden />}
      title={first?.title ?? name}
    >
      {first && <FullPageText>{first.text}</FullPageText>}
      {others.map(({ tag, direction, text }) => (
        <div key={tag} lang={tag} dir={direction}>
          <FullPageText>{text}</FullPageText>
        </div>
      ))}
    </FullPage>
  );
}
