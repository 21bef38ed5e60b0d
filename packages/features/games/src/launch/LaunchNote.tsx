import type { ReactNode } from 'react';
import { heading, mark, note, ways, words } from './LaunchNote.css.ts';

export interface LaunchNoteProps {
  /** decoration */
  icon: ReactNode;
  title: string;
  text?: string;
  /** what one can do */
  children: ReactNode;
}

/** What stands in place of a game. */
export function LaunchNote({ icon, title, text, children }: LaunchNoteProps) {
  return (
    <div className={note}>
      <div className={mark}>{icon}</div>
      <h1 className={heading}>{title}</h1>
      {text && <p className={words}>{text}</p>}
      <div className={ways}>{children}</div>
    </div>
  );
}
