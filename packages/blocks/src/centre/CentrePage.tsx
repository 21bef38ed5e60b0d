import { Link } from '@marquee/state/navigation';
import { Badge } from '@marquee/ui/badge/Badge';
import { useChosenInSight } from '@marquee/ui/base/useChosenInSight';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { bar, centre, close, content, entry, heading, list, mark, menu, name } from './CentrePage.css.ts';
import { messages } from './centre.messages.ts';

/** A page of a centre. */
export interface CentreEntry {
  /** stands in the address: `?page=` */
  readonly key: string;
  readonly label: string;
  /** decoration */
  readonly icon: ReactNode;
  /** how many things on it wait for somebody (MEMB-01b) */
  readonly waiting?: number | undefined;
}

export interface CentrePageProps {
  /** name of the centre */
  title: string;
  entries: readonly CentreEntry[];
  /** key of the page that is open */
  current: string;
  children: ReactNode;
}

/** A centre of many pages: its menu, beside the page on desktops and above it on phones, and a way out (MEMB-01, AGNT-01). */
export function CentrePage({ title, entries, current, children }: CentrePageProps) {
  const intl = useIntl();
  const pages = useRef<HTMLUListElement>(null);
  const label = entries.find(({ key }) => key === current)?.label;
  // on a phone the menu is wider than the screen, and wider yet once it says what waits
  const marks = entries.filter(({ waiting = 0 }) => waiting > 0).length;
  useChosenInSight(pages, `${current} ${marks}`);
  return (
    <Container>
      <div className={centre}>
        <nav className={menu} aria-label={title}>
          <div className={bar}>
            <span className={name}>{title}</span>
            <span className={close}>
              <ButtonLink as={Link} to="/" kind="quiet" size="small" icon={<X size={18} aria-hidden />}>
                {intl.formatMessage(messages.leave)}
              </ButtonLink>
            </span>
          </div>
          <ul ref={pages} className={list}>
            {entries.map(({ key, label: words, icon, waiting = 0 }) => (
              <li key={key}>
                <Link className={entry} to={`?page=${key}`} aria-current={key === current ? 'page' : undefined}>
                  {icon}
                  <span>{words}</span>
                  {waiting > 0 && (
                    <span className={mark}>
                      <Badge tone="accent" solid>
                        {intl.formatNumber(waiting)}
                        <VisuallyHidden> {intl.formatMessage(messages.waiting)}</VisuallyHidden>
                      </Badge>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={content} aria-label={label}>
          <h1 className={heading}>{label}</h1>
          {children}
        </section>
      </div>
    </Container>
  );
}
