import { categoryNames } from '@marquee/blocks/game/category.messages';
import { useBrand } from '@marquee/brand/provider';
import { gameVendors } from '@marquee/sdk/contract/games/vendors';
import { Link } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { usePainted } from '@marquee/state/value';
import { WindowsContext } from '@marquee/state/windows';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Heading } from '@marquee/ui/text/Heading';
import { Flame } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { handedLogin, openLoginWindow } from '../login/loginWindow.ts';
import type { Entrance } from '../login/useEntrance.ts';
import { messages } from './menu.messages.ts';
import { menuEntries } from './menuEntries.ts';

export interface GameMenuProps {
  entrance: Entrance;
  hasPage: (path: string) => boolean;
  /** a page was chosen: the popup goes */
  onLeave(): void;
}

/** What one could play, in the login popup: hot vendors, then categories (AUTH-03). Nothing while no page is there for it. */
export function GameMenu({ entrance, hasPage, onLeave }: GameMenuProps) {
  const intl = useIntl();
  const id = useId();
  const windows = useContext(WindowsContext);
  const { platform, games } = useBrand();
  const [language] = useLanguage();
  const [blocked, setBlocked] = useState(false);
  const quiet = useRef(() => {});
  // not with the frame that a click opens the form with
  const painted = usePainted();
  const { data } = useCall(gameVendors, { platform, language }, { enabled: painted });
  useEffect(() => () => quiet.current(), []);
  const entries = menuEntries(data ?? [], { ...games, hasPage });
  if (entries.length === 0) return null;

  const openWindow = (next: string) => {
    quiet.current();
    entrance.goOnAt(next);
    const opened = windows.able ? openLoginWindow(windows) : null;
    setBlocked(windows.able && opened === null);
    if (!opened) return;
    quiet.current = opened.listen((data) => {
      const handed = handedLogin(data);
      if (!handed) return;
      quiet.current();
      entrance.admit(handed.result, handed.reason && { reason: handed.reason });
    });
  };

  return (
    <Stack gap={3} as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {intl.formatMessage(messages.title)}
      </Heading>
      {blocked && <Notice tone="warning">{intl.formatMessage(messages.blocked)}</Notice>}
      <Inline gap={2} as="ul">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'window' ? (
              <Button size="small" onClick={() => openWindow(entry.path)}>
                {intl.formatMessage(categoryNames[entry.category])}
              </Button>
            ) : (
              <ButtonLink
                as={Link}
                to={entry.path}
                size="small"
                onClick={onLeave}
                icon={entry.kind === 'vendor' && entry.hot ? <Flame size={16} aria-hidden /> : undefined}
              >
                {entry.kind === 'vendor' ? <bdi>{entry.name}</bdi> : intl.formatMessage(categoryNames[entry.category])}
              </ButtonLink>
            )}
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
