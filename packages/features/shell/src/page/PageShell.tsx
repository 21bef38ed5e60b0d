import { FailureBoundary } from '@marquee/blocks/failure/FailureBoundary';
import { usePathname } from '@marquee/state/navigation';
import { useHydrated } from '@marquee/state/value';
import { behind } from '@marquee/ui/dialog/whole.css';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BottomBar } from '../bottom/BottomBar.tsx';
import { Footer, type FooterProps } from '../footer/Footer.tsx';
import { LegalLine } from '../footer/LegalLine.tsx';
import { Header } from '../header/Header.tsx';
import { main, page, room, skip, tall } from './PageShell.css.ts';
import { messages } from './PageShell.messages.ts';

export interface PageShellProps extends FooterProps {
  /** what of the house stands around a screen (SHELL-01): header and footer, the header and the legal line, or nothing */
  kind: 'full' | 'header' | 'bare';
  children: ReactNode;
}

const MAIN = 'content';

/** The frame of every screen. A screen that crashes leaves the frame, and with it the way elsewhere, standing. */
export function PageShell({ kind, clock, children }: PageShellProps) {
  const intl = useIntl();
  const pathname = usePathname();
  const framed = kind !== 'bare';
  // not before: a document that is high from its start is brought back by the browser as far as it goes, and no further
  const isTall = useHydrated() && kind === 'full';
  return (
    <div className={`${page} ${behind} ${framed ? room.bar : room.none}`}>
      {framed && (
        <a className={skip} href={`#${MAIN}`}>
          {intl.formatMessage(messages.skip)}
        </a>
      )}
      {framed && <Header />}
      <main id={MAIN} className={isTall ? `${main} ${tall}` : main} tabIndex={-1}>
        <FailureBoundary key={pathname}>{children}</FailureBoundary>
      </main>
      {kind === 'full' && <Footer clock={clock} />}
      {kind === 'header' && <LegalLine />}
      {framed && <BottomBar />}
    </div>
  );
}
