import type { ReactNode } from 'react';
import {
  factName,
  facts,
  factValue,
  footed,
  ground,
  mark,
  open,
  sheet,
  stages,
  title as titleClass,
  ways,
  words,
} from './FullPage.css.ts';

export interface FullPageProps {
  /** `whole` stands in place of the app, `within` in its frame */
  stage: keyof typeof stages;
  /** the brand's logo, where there is a brand */
  logo?: ReactNode;
  /** decoration */
  icon: ReactNode;
  title: string;
  /** under a whole page, at the end of the screen: what is owed on every page */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A page that has one thing to say. */
export function FullPage({ stage, logo, icon, title, foot, children }: FullPageProps) {
  const content = (
    <div className={stage === 'whole' ? sheet : open}>
      {logo && <div className={ground}>{logo}</div>}
      <div className={mark}>{icon}</div>
      <h1 className={titleClass}>{title}</h1>
      {children}
    </div>
  );
  if (stage === 'within') return <div className={stages.within}>{content}</div>;
  return (
    <div className={footed}>
      <main className={stages.whole}>{content}</main>
      {foot}
    </div>
  );
}

/** A paragraph of it. */
export function FullPageText({ children }: { children: ReactNode }) {
  return <p className={words}>{children}</p>;
}

/** What one can do, beside each other. */
export function FullPageWays({ children }: { children: ReactNode }) {
  return <div className={ways}>{children}</div>;
}

/** A single fact with its name. */
export function FullPageFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dl className={facts}>
      <dt className={factName}>{name}</dt>
      <dd className={factValue}>{children}</dd>
    </dl>
  );
}
