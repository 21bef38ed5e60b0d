/** Whether nobody sees an element now: the page is in the background, or a modal dialog lies over it (SHELL-07). */
export function isUnseen(element: Element | null): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return document.hidden || (dialog !== undefined && !dialog.contains(element));
}
