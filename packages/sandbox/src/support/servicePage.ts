import { inLanguage, type Translated } from '../messages.ts';
import { escaped, htmlPage } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';

/** The channels that have a page, by the last part of its address. */
export const SERVICE_TITLES = {
  livechat: { EN: 'Live chat', CN: '在线客服', ES: 'Chat en vivo', TY: 'Live chat', VI: 'Trò chuyện trực tuyến' },
  vip: { EN: 'VIP service', CN: 'VIP 客服', ES: 'Atención VIP', TY: 'VIP service', VI: 'Hỗ trợ VIP' },
  facebook: {
    EN: 'Facebook page',
    CN: 'Facebook 主页',
    ES: 'Página de Facebook',
    TY: 'Facebook page',
    VI: 'Trang Facebook',
  },
  whatsapp: { EN: 'WhatsApp', CN: 'WhatsApp', ES: 'WhatsApp', TY: 'WhatsApp', VI: 'WhatsApp' },
  telegram: { EN: 'Telegram', CN: 'Telegram', ES: 'Telegram', TY: 'Telegram', VI: 'Telegram' },
} as const satisfies Record<string, Translated>;

export type ServicePageName = keyof typeof SERVICE_TITLES;

const TEXT: Translated = {
  EN: 'Customer service is open around the clock. This page stands for the operator’s own: nobody reads what would be written here.',
  CN: '客服全天候在线。本页面代表运营商的客服页面，此处无人接收消息。',
  ES: 'Atención al cliente está abierta a todas horas. Esta página representa la del operador: aquí nadie lee lo que se escribe.',
  TY: 'Bukas ang customer service anumang oras. Kumakatawan ang pahinang ito sa pahina ng operator: walang nagbabasa rito.',
  VI: 'Bộ phận hỗ trợ luôn mở. Trang này thay cho trang của nhà vận hành: không có ai đọc tin nhắn ở đây.',
};

function answer(request: Request): Response | undefined {
  const url = new URL(request.url);
  const name = url.pathname.split('/').at(-1) ?? '';
  if (!Object.hasOwn(SERVICE_TITLES, name)) return undefined;
  const language = url.searchParams.get('language') ?? '';
  const title = inLanguage(SERVICE_TITLES[name as ServicePageName], language);
  const body = `<h1>${escaped(title)}</h1><p>${escaped(inLanguage(TEXT, language))}</p>`;
  return htmlPage({ language, title, body });
}

/** What a customer-service window shows (SUPP-01). */
export const servicePage: Page = { path: '/sandbox/service/:channel', methods: ['GET'], answer };
