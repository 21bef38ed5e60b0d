import { inLanguage, type Translated } from '../messages.ts';
import { escaped, htmlPage } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import type { Platform } from '../platform.ts';
import { CHECKED } from './phoneService.ts';

const TITLE: Translated = {
  EN: 'Stand-in for the check',
  CN: '人机验证演示页',
  ES: 'Página que representa la verificación',
  TY: 'Kapalit ng pagsusuri',
  VI: 'Trang thay cho bước kiểm tra',
};
const TEXT: Translated = {
  EN: 'The demo has no connection to Google’s check; this page plays its part.',
  CN: '演示环境未与谷歌人机验证连接，此页面仅作模拟。',
  ES: 'La demostración no está conectada con la verificación de Google; esta página hace su papel.',
  TY: 'Walang koneksyon ang demo sa pagsusuri ng Google; ginagampanan lang ng pahinang ito ang papel nito.',
  VI: 'Bản demo không kết nối với bước kiểm tra của Google; trang này chỉ đóng thay.',
};
const PASS: Translated = {
  EN: 'I am a person',
  CN: '我是真人',
  ES: 'Soy una persona',
  TY: 'Tao ako',
  VI: 'Tôi là người',
};
const FAIL: Translated = {
  EN: 'Let the check fail',
  CN: '让验证失败',
  ES: 'Hacer que falle',
  TY: 'Hayaang pumalya',
  VI: 'Cho kiểm tra thất bại',
};

/** Says what the page of a real check says; see `deploy/phone-check.html` of a build. */
const SCRIPT = `const say = (what) => parent.postMessage({ kind: 'marquee.phoneCheck', ...what }, location.origin);
document.querySelector('#pass').onclick = () => say({ token: '${CHECKED}' });
document.querySelector('#fail').onclick = () => say({ failed: true });
say({ ready: true });`;

function answer(request: Request, platform: Platform): Response {
  const language = request.headers.get('Accept-Language')?.split(/[-,;]/, 1)[0]?.toUpperCase() ?? '';
  const say = (text: Translated) => escaped(inLanguage(text, language));
  return htmlPage({
    language,
    title: inLanguage(TITLE, language),
    body: `<h1>${say(TITLE)}</h1><p>${say(TEXT)}</p><form><button type="button" id="pass">${say(PASS)}</button><button type="button" id="fail">${say(FAIL)}</button></form>`,
    script: { text: SCRIPT, nonce: platform.hex(16) },
  });
}

/** What a demo frames in place of Google's human check (AUTH-18); it says that it is none. */
export const phoneCheckPage: Page = { path: '/sandbox/phone/check', methods: ['GET'], answer };
