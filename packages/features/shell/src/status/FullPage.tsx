import type { ReactNode } from 'react';
import {
  factName,
  facts,
  factValue,
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
  children?: ReactNode;
}

/** A page that has one thing to say. */
export function FullPage({ stage, logo, icon, title, children }: FullPageProps) {
  const content = (
    <div className={stage === 'whole' ? sheet : open}>
      {logo && <div className={ground}>{logo}</div>}
      <div className={mark}>{icon}</div>
      <h1 className={titleClass}>{title}</h1>
      {children}
    </div>
  );
  return stage === 'whole' ? (
    <main className={stages.whole}>{content}</main>
  ) : (
    <div className={stages.within}>{content}</div>
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
