import { inLanguage, type Translated } from '../messages.ts';
import { escaped, htmlPage } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import { APPS } from './apps.ts';

const TEXT: Translated = {
  EN: 'This page stands for the file of the operator’s app, or for its place in a store: there is nothing to install here.',
  CN: '本页面代表运营商的 APP 安装包或其应用商店页面，此处没有可安装的内容。',
  ES: 'Esta página representa el archivo de la aplicación del operador o su lugar en una tienda: aquí no hay nada que instalar.',
  TY: 'Kumakatawan ang pahinang ito sa file ng app ng operator o sa lugar nito sa store: walang mai-install dito.',
  VI: 'Trang này thay cho tệp ứng dụng của nhà vận hành hoặc trang trong cửa hàng: ở đây không có gì để cài đặt.',
};

function answer(request: Request): Response | undefined {
  const url = new URL(request.url);
  const app = APPS.find(({ platform }) => platform === url.pathname.split('/').at(-1));
  if (!app) return undefined;
  const language = url.searchParams.get('language') ?? '';
  const title = inLanguage(app.title, language);
  const body = `<h1>${escaped(title)}</h1><p>${escaped(inLanguage(TEXT, language))}</p>`;
  return htmlPage({ language, title, body });
}

/** Where the download of an app leads (SUPP-03c). */
export const appPage: Page = { path: '/sandbox/app/:platform', methods: ['GET'], answer };
