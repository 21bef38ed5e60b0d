/** What the platform says in its answers, in the languages it speaks; any other language is answered in English. */
const MESSAGES = {
  wrongCredentials: {
    EN: 'Incorrect user name or password.',
    CN: '用户名或密码错误。',
    ES: 'El usuario o la contraseña no son correctos.',
    TY: 'Mali ang username o password.',
    VI: 'Tên đăng nhập hoặc mật khẩu không đúng.',
  },
  captchaNeeded: {
    EN: 'Please enter the captcha.',
    CN: '请输入验证码。',
    ES: 'Introduce el código de la imagen.',
    TY: 'Pakilagay ang captcha.',
    VI: 'Vui lòng nhập mã xác thực.',
  },
  captchaWrong: {
    EN: 'The captcha is wrong or has expired. Please try the new one.',
    CN: '验证码错误或已过期，请输入新的验证码。',
    ES: 'El código de la imagen no es correcto o ha caducado. Prueba con el nuevo.',
    TY: 'Mali o lipas na ang captcha. Subukan ang bago.',
    VI: 'Mã xác thực sai hoặc đã hết hạn. Vui lòng nhập mã mới.',
  },
  notMember: {
    EN: 'Non-member accounts cannot log in here. Please use the agent page.',
    CN: '非会员账号无法在此登录，请使用代理登录页面。',
    ES: 'Las cuentas que no son de jugador no pueden acceder aquí. Usa la página de agentes.',
    TY: 'Hindi makapag-log in dito ang hindi member account. Gamitin ang pahina para sa ahente.',
    VI: 'Tài khoản không phải hội viên không thể đăng nhập tại đây. Vui lòng dùng trang đại lý.',
  },
  notAgent: {
    EN: 'Only agents can log in here.',
    CN: '此处仅限代理账号登录。',
    ES: 'Aquí solo pueden acceder los agentes.',
    TY: 'Mga ahente lang ang maaaring mag-log in dito.',
    VI: 'Chỉ đại lý mới có thể đăng nhập tại đây.',
  },
  trialRestricted: {
    EN: 'A trial account cannot do this. Please open a real account.',
    CN: '试玩账号无法使用此功能，请注册正式账号。',
    ES: 'Una cuenta de prueba no puede hacer esto. Abre una cuenta real.',
    TY: 'Hindi ito magagawa ng trial account. Magbukas ng totoong account.',
    VI: 'Tài khoản dùng thử không thể thực hiện thao tác này. Vui lòng mở tài khoản thật.',
  },
  agentsOnly: {
    EN: 'This is open to agents only.',
    CN: '此功能仅限代理使用。',
    ES: 'Solo los agentes pueden usar esto.',
    TY: 'Para sa mga ahente lang ito.',
    VI: 'Chức năng này chỉ dành cho đại lý.',
  },
  sessionExpired: {
    EN: 'Your session has ended. Please log in again.',
    CN: '登录已失效，请重新登录。',
    ES: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    TY: 'Natapos na ang iyong session. Mag-log in muli.',
    VI: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
  },
  smsNotOffered: {
    EN: 'Login by SMS is not available for this number.',
    CN: '该手机号码无法使用短信登录。',
    ES: 'El acceso por SMS no está disponible para este número.',
    TY: 'Hindi magagamit ang SMS login para sa numerong ito.',
    VI: 'Số điện thoại này không thể đăng nhập bằng SMS.',
  },
  languageUnknown: {
    EN: 'This language is not supported.',
    CN: '不支持该语言。',
    ES: 'Este idioma no está disponible.',
    TY: 'Hindi suportado ang wikang ito.',
    VI: 'Ngôn ngữ này chưa được hỗ trợ.',
  },
  refused: {
    EN: 'This cannot be done right now. Please try again later or contact customer service.',
    CN: '暂时无法处理，请稍后再试或联系客服。',
    ES: 'Ahora mismo no es posible. Inténtalo más tarde o contacta con atención al cliente.',
    TY: 'Hindi ito magagawa ngayon. Subukan mamaya o makipag-ugnayan sa customer service.',
    VI: 'Hiện không thể thực hiện. Vui lòng thử lại sau hoặc liên hệ bộ phận hỗ trợ.',
  },
  throttled: {
    EN: 'Too many requests. Please wait a moment and try again.',
    CN: '请求过于频繁，请稍候再试。',
    ES: 'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
    TY: 'Napakaraming request. Maghintay sandali at subukan muli.',
    VI: 'Quá nhiều yêu cầu. Vui lòng đợi một lát rồi thử lại.',
  },
  forbidden: {
    EN: 'This account is not allowed to do this.',
    CN: '该账号无权执行此操作。',
    ES: 'Esta cuenta no tiene permiso para hacer esto.',
    TY: 'Walang pahintulot ang account na ito na gawin ito.',
    VI: 'Tài khoản này không được phép thực hiện thao tác này.',
  },
  serverFailed: {
    EN: 'The service is having a problem. Please try again.',
    CN: '服务出现问题，请重试。',
    ES: 'El servicio tiene un problema. Vuelve a intentarlo.',
    TY: 'May problema ang serbisyo. Subukan muli.',
    VI: 'Dịch vụ đang gặp sự cố. Vui lòng thử lại.',
  },
} as const satisfies Record<string, Translated>;

/** A text in the languages the platform speaks. */
export interface Translated {
  readonly EN: string;
  readonly CN: string;
  readonly ES: string;
  readonly TY: string;
  readonly VI: string;
}

export type MessageName = keyof typeof MESSAGES;

/** Whether the platform answers in this language (by platform code). */
function isSpoken(language: string): language is keyof Translated {
  return Object.hasOwn(MESSAGES.refused, language);
}

/** Picks the words for a language, else the English ones. */
export function inLanguage(text: Translated, language: string): string {
  return text[isSpoken(language) ? language : 'EN'];
}

/** The platform's words for something that happened. */
export function message(name: MessageName, language: string): string {
  return inLanguage(MESSAGES[name], language);
}
