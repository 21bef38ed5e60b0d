import { useBrand } from '@marquee/brand/provider';
import { BrandLogo } from '@marquee/feature-shell/header/BrandLogo';
import { FullPage, FullPageText, FullPageWays } from '@marquee/feature-shell/status/FullPage';
import { Button } from '@marquee/ui/button/Button';
import { RefreshCw, WifiOff } from 'lucide-react';
import type { OfflineTexts } from './texts.ts';

/** What shows in place of a page while there is no connection (WEB-02). No script of the app runs here. */
export function OfflinePage({ texts }: { texts: OfflineTexts }) {
  const { name } = useBrand();
  return (
    <FullPage
      stage="whole"
      logo={<BrandLogo size="page" alt={name} />}
      icon={<WifiOff size={32} aria-hidden />}
      title={texts.title}
    >
      <FullPageText>{texts.text}</FullPageText>
      <FullPageWays>
        <Button kind="primary" icon={<RefreshCw size={18} aria-hidden />}>
          {texts.retry}
        </Button>
      </FullPageWays>
      <p role="status" />
    </FullPage>
  );
}
