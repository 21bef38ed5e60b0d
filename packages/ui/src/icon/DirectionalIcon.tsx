import type { JSX, ReactNode } from 'react';
import { directional } from './DirectionalIcon.css.ts';

/** Mirrors the icon inside in right-to-left text: for chevrons, arrows and progress, never for clocks or marks (C10). */
export function DirectionalIcon({ children }: { children: ReactNode }): JSX.Element {
  return <span className={directional}>{children}</span>;
}
