import './still.ts';
import '@marquee/ui/base/base.css';
import '@marquee/web/src/page.css.ts';
import { createRoot } from 'react-dom/client';
import { keepBelowFoldMarked } from './belowFold.ts';
import { fromParent, tellParent } from './parent.ts';
import { openScreen } from './screen.tsx';

const { path, theme, session } = Object.fromEntries(new URLSearchParams(location.search));

const screen = openScreen({
  root: createRoot(element('root')),
  path: path ?? '/',
  theme: theme === 'dark' ? 'dark' : 'light',
  session: session === 'member' ? 'member' : 'visitor',
});
fromParent(async (draft) => {
  await screen.show(draft);
  // after the frame that shows it
  requestAnimationFrame(() => setTimeout(() => tellParent({ studio: 'shown', version: draft.version })));
});
keepBelowFoldMarked(document);
tellParent({ studio: 'ready' });

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`screen.html has no #${id}.`);
  return found;
}
