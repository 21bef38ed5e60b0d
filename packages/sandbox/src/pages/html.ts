const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

/** Languages of the pages, by platform code, as BCP 47 writes them. */
const TAGS: Readonly<Record<string, string>> = { EN: 'en', CN: 'zh-Hans', ES: 'es', TY: 'fil', VI: 'vi' };

/** How BCP 47 writes a platform code; English for one that the pages do not speak. */
export function languageTag(code: string): string {
  return (Object.hasOwn(TAGS, code) ? TAGS[code] : undefined) ?? 'en';
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#ccd3e3,#3b4280);--soft:light-dark(#eef2fb,#1d2140);--act:light-dark(#2346b8,#ffd166);--on:light-dark(#fff,#231a00);font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:40rem;padding:1rem;background:light-dark(#fff,#0d0f1e);color:light-dark(#16192b,#f4f4fb)}a{color:light-dark(#2346b8,#a9b8ff)}
h1{font-size:1.4rem;margin-block:.5rem}h2{font-size:1.05rem;margin-block:1rem .5rem}ul.numbers{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;margin:0;padding:0}
ul.numbers li{background:var(--soft);border:1px solid var(--line);border-radius:999px;min-width:1.4rem;padding:.3rem .5rem;text-align:center;font-weight:700}
form{display:grid;gap:.75rem;margin-block:1rem;padding:1rem;background:var(--soft);border:1px solid var(--line);border-radius:16px}form p{margin:0}label{display:grid;gap:.25rem}
select,button,input{font:inherit;min-height:2.75rem;padding-inline:.75rem;border:1px solid var(--line);border-radius:10px;background:light-dark(#fff,#0d0f1e);color:inherit}
button{background:var(--act);color:var(--on);border-color:transparent;font-weight:700;cursor:pointer}:focus-visible{outline:3px solid var(--act);outline-offset:2px}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem .5rem;border-bottom:1px solid var(--line)}
.said{background:var(--soft);border-inline-start:4px solid var(--act);border-radius:6px;padding:.5rem .75rem}`;

export interface HtmlPage {
  /** platform code */
  readonly language: string;
  readonly title: string;
  /** HTML, everything from outside escaped */
  readonly body: string;
  readonly status?: number;
  /** seconds after which the page is asked for again */
  readonly refresh?: number;
  /** our own text, and what it alone runs by */
  readonly script?: { readonly text: string; readonly nonce: string };
}

/** A page that runs nothing but what is handed in, and that only the site itself may frame (WEB-04). */
export function htmlPage({ language, title, body, status = 200, refresh, script }: HtmlPage): Response {
  const again = refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`;
  const runs = script ? `<script nonce="${script.nonce}">${script.text}</script>` : '';
  const html = `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">${again}<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main>${runs}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${script ? `script-src 'nonce-${script.nonce}'; ` : ''}form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
      'X-Content-Type-Options': 'nosniff',
      // the address of a page can be a key to it
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
}
