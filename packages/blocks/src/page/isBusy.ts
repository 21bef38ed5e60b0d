import { isPlaying } from './playing.ts';

/** What stands in a form without anybody having written it; what is only looked for is typed again in a moment. */
const NOT_TYPED = new Set(['hidden', 'checkbox', 'radio', 'search', 'button', 'submit']);

/** Whether something is under way that a reload would end (WEB-06): a game, a dialog, or a form that was begun. */
export function isBusy(page: Document, pathname: string): boolean {
  if (isPlaying(pathname) || page.querySelector('dialog[open], [role="dialog"]')) return true;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)');
  return [...fields].some(({ type, value }) => !NOT_TYPED.has(type) && value !== '');
}
