import { useBrand } from '@marquee/brand/provider';
import { useDialogActions } from '@marquee/state/dialogs';
import { Link, usePathname } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { Container } from '@marquee/ui/layout/Container';
import { useIntl } from 'react-intl';
import { HeaderAccount } from '../account/LazyAccount.tsx';
import { ThemeSwitch } from '../appearance/ThemeSwitch.tsx';
import { LanguagePicker } from '../language/LanguagePicker.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { actions, forVisitors, fromTablet, header, inner, logoLink } from './Header.css.ts';
import { messages } from './Header.messages.ts';
import { Navigation } from './Navigation.tsx';

/**
 * Logo, menu, login or the logged-in panel, language, theme (SHELL-04). The panel comes first among the actions: it grows
 * towards the menu when the session shows after hydration, so that nothing beside it moves.
 */
export function Header() {
  const intl = useIntl();
  const { name } = useBrand();
  return (
    <header className={header}>
      <Container>
        <div className={inner}>
          <Link to="/" className={logoLink} aria-label={intl.formatMessage(messages.toHome, { brand: name })}>
            <BrandLogo />
          </Link>
          <Navigation />
          <div className={actions}>
            <Account />
            <div className={fromTablet}>
              <LanguagePicker />
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </Container>
    </header>
  );
}

function Account() {
  const intl = useIntl();
  const dialogs = useDialogActions();
  const session = useSession();
  const { registration } = useBrand();
  const pathname = usePathname();
  if (session.kind !== 'visitor') return <HeaderAccount />;
  // their pages hold the forms themselves
  const registers = registration === 'direct' && !/^\/register(\.html)?$/.test(pathname);
  return (
    <div className={forVisitors}>
      {registers && (
        <Button kind="secondary" data-early="register" onClick={() => dialogs.open({ kind: 'register' })}>
          {intl.formatMessage(messages.register)}
        </Button>
      )}
      {pathname !== '/login' && (
        <Button kind="primary" data-early="login" onClick={() => dialogs.open({ kind: 'login' })}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      )}
    </div>
  );
}
