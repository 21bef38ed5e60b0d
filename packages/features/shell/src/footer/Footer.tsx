import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { categoryNames } from '@marquee/blocks/game/category.messages';
import { ExternalLink } from '@marquee/blocks/legal/ExternalLink';
import { LicenceText } from '@marquee/blocks/legal/LicenceText';
import { useHasPage } from '@marquee/blocks/page/pages';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath } from '@marquee/domain/gameTypes';
import { Link } from '@marquee/state/navigation';
import { useHydrated } from '@marquee/state/value';
import { Container } from '@marquee/ui/layout/Container';
import { useIntl } from 'react-intl';
import { messages as bottom } from '../bottom/BottomBar.messages.ts';
import { BrandLogo } from '../header/BrandLogo.tsx';
import { menuCategories } from '../header/menuCategories.ts';
import { LanguageEntries } from '../language/LanguageEntries.tsx';
import { RESPONSIBLE } from '../safety/addresses.ts';
import {
  aged,
  base,
  baseInner,
  column,
  footer,
  heading,
  inner,
  languageButton,
  link,
  list,
  strip,
  words,
} from './Footer.css.ts';
import { messages } from './Footer.messages.ts';
import { choicePlace, linksPlace, stripPlace } from './places.ts';
import { yearAt } from './yearAt.ts';

export interface FooterProps {
  /** the year of the copyright line comes from here */
  clock: { now(): number };
}

/** Who runs the site, under which licence, for what age, and where help is (SHELL-09, SAFE-01). */
export function Footer({ clock }: FooterProps) {
  const intl = useIntl();
  const { games, legal } = useBrand();
  const hasPage = useHasPage();
  return (
    <footer className={footer}>
      <Container>
        <div className={strip} id={stripPlace} />
        <div className={inner}>
          <div className={column}>
            <BrandLogo />
            {legal.licences.map((licence) => (
              <LicenceText key={`${licence.kind} ${licence.number}`} licence={licence} />
            ))}
          </div>
          <div className={column}>
            <h2 className={heading}>{intl.formatMessage(messages.responsible)}</h2>
            <div className={aged}>
              <AgeMark size="large" />
              <p className={words}>{intl.formatMessage(messages.responsibleText, { age: legal.minimumAge })}</p>
            </div>
          </div>
          <div className={column}>
            <h2 className={heading}>{intl.formatMessage(bottom.games)}</h2>
            <ul className={list}>
              {menuCategories(games).map((category) => (
                <li key={category}>
                  <Link to={categoryPath(category)} className={link}>
                    {intl.formatMessage(categoryNames[category])}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={column}>
            <h2 className={heading}>{intl.formatMessage(messages.help)}</h2>
            <ul className={list}>
              {hasPage(RESPONSIBLE) && (
                <li>
                  <Link to={RESPONSIBLE} className={link}>
                    {intl.formatMessage(messages.responsible)}
                  </Link>
                </li>
              )}
              {legal.helpLinks.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url} name={label} />
                </li>
              ))}
            </ul>
          </div>
          <div className={column}>
            <h2 className={heading}>{intl.formatMessage(messages.languages)}</h2>
            <ul className={list}>
              <LanguageEntries look={languageButton} />
            </ul>
          </div>
          <div className={column} id={linksPlace} />
        </div>
      </Container>
      <div className={base}>
        <Container>
          <p className={baseInner}>
            <Copyright clock={clock} /> <span id={choicePlace} />
          </p>
        </Container>
      </div>
    </footer>
  );
}

/** A prerendered page may be older than the year: the year shows after hydration, in a line that keeps its height. */
function Copyright({ clock }: FooterProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const { legal, timeZone } = useBrand();
  if (!hydrated) return intl.formatMessage(messages.copyrightPlain, { entity: legal.entity });
  return intl.formatMessage(messages.copyright, { entity: legal.entity, year: yearAt(clock.now(), timeZone) });
}
