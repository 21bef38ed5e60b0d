import type { BrandData } from '@marquee/brand/data';
import { languageOf } from '@marquee/i18n/languages';
import { openPaths } from '../src/access.ts';

/** The page that browsers get that are too old. */
export const OLD_BROWSER_PAGE = '/old-browser.html';

/** What the pre-paint script must know of a brand. */
export interface PrepaintFacts {
  theme: 'light' | 'dark';
  /** browser chrome colour per theme */
  color: Record<'light' | 'dark', string>;
}

/**
 * The one inline script: sets theme, language and session marks on `<html>` before the first paint, from what the player
 * chose earlier (BRAND-13). With words in another language than the prerendered ones, `data-words="waiting"` hides them
 * until their pack is there. `?lang=` goes before what was chosen (WEB-03); `data-session="held"` hides the visitor's buttons until the session is read,
 * and where a login comes first the login's page at the addresses that are open without one.
 * A press of a button with `data-early` before the page answers is kept, and answered when it does.
 */
export function prepaintScript(data: BrandData, facts: PrepaintFacts): string {
  const languages = Object.fromEntries(
    data.languages.supported.map((code) => {
      const { bcp47, direction } = languageOf(code);
      return [code, [bcp47, direction]];
    }),
  );
  const config = JSON.stringify({
    // what goes wrong before there is code to report it is kept for it (WEB-05)
    ...(data.reports && { early: true }),
    ...facts,
    old: OLD_BROWSER_PAGE,
    language: data.languages.default,
    languages,
    ...(data.loginRequiredForHome && { open: openPaths }),
  }).replaceAll('<', '\\u003c');
  return `(function(c){${BODY}})(${config})`;
}

// Written for the oldest browser that may still show a page: it must never throw.
const BODY = [
  // what came last of what the site is built for: Chrome 120, Safari 17.4, Firefox 121 (WEB-07)
  'if(c.old&&!(window.CSS&&CSS.supports&&CSS.supports("selector(:dir(ltr))")&&window.Promise&&Promise.withResolvers))',
  'return location.replace(c.old);',
  'if(c.early){window.early=[];["error","unhandledrejection"].forEach(function(n){addEventListener(n,function(e){window.early.push(e)})})}',
  'var d=document.documentElement,m=document.querySelector("meta[name=theme-color]");',
  'function r(s,k){try{return window[s].getItem(k)}catch(e){return null}}',
  'var t=r("localStorage","theme");if(t!=="light"&&t!=="dark")t=c.theme;',
  'd.setAttribute("data-theme",t);if(m)m.setAttribute("content",c.color[t]);',
  'var l=r("localStorage","hisLang"),q=/[?&]lang=([^&#]*)/.exec(location.search),k;',
  // by the platform's code or by its tag
  'if(q)for(k in c.languages)if(q[1].toLowerCase()===k.toLowerCase()||q[1].toLowerCase()===c.languages[k][0].toLowerCase())l=k;',
  'if(l&&l!==c.language&&Object.prototype.hasOwnProperty.call(c.languages,l)){',
  'd.setAttribute("data-words","waiting");d.lang=c.languages[l][0];d.dir=c.languages[l][1]}',
  // the page of all addresses is that of the login: where another is open to everybody, it is not seen, and takes no words
  'if(r("sessionStorage","token")||c.open&&c.open.indexOf(location.pathname)>-1)d.setAttribute("data-session","held");',
  // what was pressed before there is code to answer is kept for it
  'addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-early]");if(b)window.pressed=b.getAttribute("data-early")},true)',
].join('');
