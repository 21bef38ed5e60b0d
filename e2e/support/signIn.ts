import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Say = (id: string, values?: Record<string, string | number>) => string;

/** Demo accounts of the sandbox; `npm start` prints them. */
export const member = { username: 'demomember', password: 'member2468' } as const;

export const agent = { username: 'demoagent', password: 'agent2468' } as const;

/** The open login, as a popup or as a page. */
export function loginForm(page: Page, say: Say) {
  return {
    username: page.getByRole('textbox', { name: say('auth.login.username') }),
    password: page.getByLabel(say('auth.login.password'), { exact: true }),
    submit: page.locator('form').getByRole('button', { name: say('auth.login.submit'), exact: true }),
  };
}

/** Opens the login popup from the header. */
export async function openLogin(page: Page, say: Say) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.header.logIn') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('auth.login.title') });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in and sends the open login. */
export async function sendLogin(page: Page, say: Say, account: { username: string; password: string }) {
  const form = loginForm(page, say);
  await form.username.fill(account.username);
  await form.password.fill(account.password);
  await form.submit.click();
}

/** From a page of the brand to a logged-in member on it. */
export async function signIn(page: Page, say: Say) {
  await openLogin(page, say);
  await sendLogin(page, say, member);
  await expect(balanceOf(page, say)).toBeVisible();
}

export function balanceOf(page: Page, say: Say) {
  return page.getByRole('group', { name: say('desk.balance.label') });
}

/** The header's menu of the person who is logged in. */
export async function openAccountMenu(page: Page, say: Say) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('desk.account.menu') })
    .click();
  return page.getByRole('menu', { name: say('desk.account.menu') });
}
