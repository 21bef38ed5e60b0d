import { inLanguage, type Translated } from '../messages.ts';

const MESSAGES = {
  noLetter: {
    EN: 'This message is no longer there.',
    CN: '该消息已不存在。',
    ES: 'Este mensaje ya no está.',
    TY: 'Wala na ang mensaheng ito.',
    VI: 'Tin nhắn này không còn nữa.',
  },
  feedbackLength: {
    EN: 'Please write between {0} and {1} words.',
    CN: '请输入 {0} 至 {1} 字。',
    ES: 'Escribe entre {0} y {1} palabras.',
    TY: 'Sumulat ng {0} hanggang {1} salita.',
    VI: 'Vui lòng viết từ {0} đến {1} từ.',
  },
  feedbackCategory: {
    EN: 'Please choose what it is about.',
    CN: '请选择反馈类型。',
    ES: 'Elige el tema.',
    TY: 'Pumili kung tungkol saan ito.',
    VI: 'Vui lòng chọn chủ đề.',
  },
  noRoom: {
    EN: 'There is no such room.',
    CN: '没有该聊天室。',
    ES: 'No existe esa sala.',
    TY: 'Walang ganoong room.',
    VI: 'Không có phòng này.',
  },
  lineLength: {
    EN: 'A line has 1 to {0} characters.',
    CN: '每条消息为 1 至 {0} 个字符。',
    ES: 'Un mensaje tiene de 1 a {0} caracteres.',
    TY: 'May 1 hanggang {0} character ang isang mensahe.',
    VI: 'Mỗi tin nhắn có từ 1 đến {0} ký tự.',
  },
  slowly: {
    EN: 'Please wait a moment before you write again.',
    CN: '发送过于频繁，请稍候再试。',
    ES: 'Espera un momento antes de volver a escribir.',
    TY: 'Maghintay sandali bago sumulat muli.',
    VI: 'Vui lòng đợi một chút rồi viết tiếp.',
  },
} as const satisfies Record<string, Translated>;

/** What the platform says about messages, feedback and chat; `{0}`, `{1}` are filled in. */
export function supportMessage(name: keyof typeof MESSAGES, language: string, ...values: (string | number)[]): string {
  return inLanguage(MESSAGES[name], language).replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ''));
}

export const FEEDBACK_TOPICS = [
  { id: 'site', title: { EN: 'The site', CN: '网站', ES: 'El sitio', TY: 'Ang site', VI: 'Trang web' } },
  { id: 'games', title: { EN: 'Games', CN: '游戏', ES: 'Juegos', TY: 'Mga laro', VI: 'Trò chơi' } },
  {
    id: 'payments',
    title: { EN: 'Payments', CN: '存取款', ES: 'Pagos', TY: 'Deposito at withdrawal', VI: 'Nạp rút tiền' },
  },
  {
    id: 'service',
    title: { EN: 'Customer service', CN: '客服', ES: 'Atención al cliente', TY: 'Customer service', VI: 'Hỗ trợ' },
  },
  { id: 'other', title: { EN: 'Something else', CN: '其他', ES: 'Otra cosa', TY: 'Iba pa', VI: 'Khác' } },
] as const satisfies readonly { id: string; title: Translated }[];

/** Rooms of the chat: what each is about stands over it, its welcome is the first line. */
export const ROOMS = [
  {
    id: 'lobby',
    title: { EN: 'Lobby', CN: '大厅', ES: 'Salón', TY: 'Lobby', VI: 'Sảnh chung' },
    about: {
      EN: 'For all that has no room of its own.',
      CN: '其他话题都可在此交流。',
      ES: 'Para todo lo que no tiene una sala propia.',
      TY: 'Para sa lahat ng paksang walang sariling room.',
      VI: 'Dành cho mọi chủ đề chưa có phòng riêng.',
    },
    welcome: {
      EN: 'Welcome. Please be kind to each other, and never tell anyone your password.',
      CN: '欢迎。请友善交流，切勿向任何人透露您的密码。',
      ES: 'Bienvenido. Trátense con respeto y no digas a nadie tu contraseña.',
      TY: 'Maligayang pagdating. Maging magalang, at huwag sabihin kaninuman ang password mo.',
      VI: 'Chào mừng bạn. Hãy tôn trọng nhau và đừng cho ai biết mật khẩu.',
    },
  },
  {
    id: 'lottery',
    title: { EN: 'Lottery', CN: '彩票', ES: 'Lotería', TY: 'Lottery', VI: 'Xổ số' },
    about: {
      EN: 'Draws and results.',
      CN: '开奖与结果。',
      ES: 'Sorteos y resultados.',
      TY: 'Mga draw at resulta.',
      VI: 'Kỳ quay và kết quả.',
    },
    welcome: {
      EN: 'Welcome. Nobody can know the next numbers, so pay nobody for them.',
      CN: '欢迎。没有人能预知下期号码，切勿为此向任何人付款。',
      ES: 'Bienvenido. Nadie puede saber los próximos números: no pagues a nadie por ellos.',
      TY: 'Maligayang pagdating. Walang makaaalam ng susunod na numero, kaya huwag magbayad kaninuman para rito.',
      VI: 'Chào mừng bạn. Không ai biết trước số tiếp theo, vì vậy đừng trả tiền cho ai để có chúng.',
    },
  },
  {
    id: 'sports',
    title: { EN: 'Sports', CN: '体育', ES: 'Deportes', TY: 'Sports', VI: 'Thể thao' },
    about: {
      EN: 'Matches, before and after.',
      CN: '赛前赛后，畅聊赛事。',
      ES: 'Los partidos, antes y después.',
      TY: 'Mga laban, bago at pagkatapos.',
      VI: 'Các trận đấu, trước và sau.',
    },
    welcome: {
      EN: 'Welcome. Cheer for your side, and be fair to the other.',
      CN: '欢迎。为您支持的队伍加油，也请尊重对手。',
      ES: 'Bienvenido. Anima a los tuyos y respeta a los demás.',
      TY: 'Maligayang pagdating. Suportahan ang koponan mo at igalang ang kalaban.',
      VI: 'Chào mừng bạn. Hãy cổ vũ đội của mình và tôn trọng đối thủ.',
    },
  },
] as const satisfies readonly { id: string; title: Translated; about: Translated; welcome: Translated }[];
