import { inLanguage, type Translated } from '../messages.ts';
import { escaped, htmlPage } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import type { Platform } from '../platform.ts';

const PROVIDERS: Readonly<Record<string, string>> = { facebook: 'Facebook', google: 'Google' };

const TITLE: Translated = {
  EN: 'Stand-in for {provider}',
  CN: '{provider} 登录演示页',
  ES: 'Página que representa a {provider}',
  TY: 'Kapalit na pahina ng {provider}',
  VI: 'Trang thay cho {provider}',
};
const TEXT: Translated = {
  EN: 'This is not {provider}. The demo has no connection to it; this page plays its part. Choose who logs in.',
  CN: '这不是 {provider}。演示环境未与其连接，此页面仅作模拟。请选择登录者。',
  ES: 'Esto no es {provider}. La demostración no está conectada con {provider}; esta página hace su papel. Elige quién inicia sesión.',
  TY: 'Hindi ito ang {provider}. Walang koneksyon dito ang demo; ginagampanan lang ng pahinang ito ang papel nito. Piliin kung sino ang magla-log in.',
  VI: 'Đây không phải là {provider}. Bản demo không kết nối với {provider}; trang này chỉ đóng thay. Hãy chọn người đăng nhập.',
};
const KNOWN: Translated = {
  EN: 'Continue as demomember',
  CN: '以 demomember 继续',
  ES: 'Continuar como demomember',
  TY: 'Magpatuloy bilang demomember',
  VI: 'Tiếp tục với demomember',
};
const NEW: Translated = {
  EN: 'Continue as somebody new',
  CN: '以新用户继续',
  ES: 'Continuar como alguien nuevo',
  TY: 'Magpatuloy bilang bagong tao',
  VI: 'Tiếp tục với người mới',
};
const CANCEL: Translated = { EN: 'Cancel', CN: '取消', ES: 'Cancelar', TY: 'Kanselahin', VI: 'Hủy' };

/** Longest `state` that is carried back. */
const STATE_MAX = 200;

function answer(request: Request, platform: Platform): Response | undefined {
  const url = new URL(request.url);
  const provider = PROVIDERS[url.pathname.split('/').at(-1) ?? ''];
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const state = asked('state');
  const back = asked('redirect_uri');
  // a path of this site and nothing else: a stand-in leads nobody anywhere
  const path = URL.canParse(back) ? new URL(back).pathname : '';
  const fits =
    asked('response_type') === 'code' && asked('client_id') !== '' && state !== '' && state.length <= STATE_MAX;
  if (provider === undefined || !fits || !/^\/(?!\/)/.test(path)) return undefined;

  const language = request.headers.get('Accept-Language')?.split(/[-,;]/, 1)[0]?.toUpperCase() ?? '';
  const say = (text: Translated) => escaped(inLanguage(text, language).replaceAll('{provider}', provider));
  const to = (fields: Record<string, string>) => escaped(`${path}?${new URLSearchParams({ ...fields, state })}`);
  const choices = [
    [KNOWN, { code: `sandbox-demomember-${platform.hex(8)}` }],
    [NEW, { code: `sandbox-p${platform.hex(6)}-${platform.hex(8)}` }],
    [CANCEL, { error: 'access_denied' }],
  ] as const;
  const links = choices.map(([text, fields]) => `<li><a href="${to(fields)}">${say(text)}</a></li>`).join('');
  return htmlPage({
    language,
    title: inLanguage(TITLE, language).replaceAll('{provider}', provider),
    body: `<h1>${say(TITLE)}</h1><p>${say(TEXT)}</p><ul>${links}</ul>`,
  });
}

/** Where a demo asks for consent in place of a social provider (RFC 6749, section 4.1.1); it says that it is none. */
export const socialPage: Page = { path: '/sandbox/social/:provider', methods: ['GET'], answer };
