import { callPart } from '@marquee/blocks/chunk/callPart';

/** The calls of a login come with their schemas once a form is on the screen, not with the page that shows it. */
export async function loadLoginCalls() {
  const { loginCalls } = await callPart('session.login', () => import('./loginCalls.ts'));
  return loginCalls;
}
