import type { BrandData } from '@marquee/brand/data';
import { useBrand } from '@marquee/brand/provider';
import { useDialogActions } from '@marquee/state/dialogs';
import { useSession } from '@marquee/state/session';
import { breakpoints } from '@marquee/ui/base/breakpoints';
import { Button } from '@marquee/ui/button/Button';
import { useIntl } from 'react-intl';
import { visitorsOnly } from '../account/visitorsOnly.css.ts';
import { art, hero, pictures, text, title, words } from './Hero.css.ts';
import { messages } from './Hero.messages.ts';

/** The brand's own picture and words (SHELL-12): prerendered, from the brand's own origin, the largest thing of the first paint. */
export function Hero({ onMore }: { /** what the button does for someone logged in */ onMore: () => void }) {
  const intl = useIntl();
  const { name: brand } = useBrand();
  const dialogs = useDialogActions();
  const visitor = useSession().kind === 'visitor';
  return (
    <div className={hero}>
      <HeroPictures />
      <div className={words}>
        {/* the page's heading says it, which stays when this slide is out of sight */}
        <p className={title} aria-hidden>
          {intl.formatMessage(messages.title, { brand })}
        </p>
        <p className={text}>{intl.formatMessage(messages.text, { brand })}</p>
        <div className={visitorsOnly}>
          <Button
            kind="primary"
            size="large"
            data-early="login"
            onClick={() => (visitor ? dialogs.open({ kind: 'login' }) : onMore())}
          >
            {intl.formatMessage(visitor ? messages.action : messages.actionMember)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function HeroPictures() {
  const { hero: themes, theme } = useBrand();
  const same = themes.light.wide.src === themes.dark.wide.src && themes.light.narrow.src === themes.dark.narrow.src;
  if (same) return <HeroPicture picture={themes.light} look="both" first />;
  return (
    <>
      <HeroPicture picture={themes.light} look="light" first={theme.default === 'light'} />
      <HeroPicture picture={themes.dark} look="dark" first={theme.default === 'dark'} />
    </>
  );
}

interface HeroPictureProps {
  picture: BrandData['hero']['light'];
  look: keyof typeof pictures;
  /** it belongs to the theme of a first visit: fetched before anything else; another waits until it is seen */
  first: boolean;
}

function HeroPicture({ picture: { wide, narrow }, look, first }: HeroPictureProps) {
  return (
    <picture className={pictures[look]}>
      <source
        media={`(min-width: ${breakpoints.tablet}px)`}
        srcSet={wide.src}
        width={wide.width}
        height={wide.height}
      />
      <img
        {...narrow}
        className={art}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  );
}
