import type { Translated } from '../messages.ts';

/** Pages of the operator's own words by their id; HTML, as operators write it. */
export const PAGES = {
  about: {
    title: { EN: 'About us', CN: '关于我们', ES: 'Sobre nosotros', TY: 'Tungkol sa amin', VI: 'Về chúng tôi' },
    content: {
      EN: '<p>We offer casino games, sports, card rooms and lotteries under licence. Our games are supplied and tested by independent companies.</p><h3>What you can expect</h3><ul><li>Terms in plain words</li><li>People who answer, at any hour</li><li>Tools to keep play within bounds</li></ul>',
      CN: '<p>我们持牌提供娱乐场游戏、体育、棋牌与彩票。游戏由独立公司提供并经过检测。</p><h3>我们的承诺</h3><ul><li>条款清晰易懂</li><li>全天候人工客服</li><li>助您理性娱乐的工具</li></ul>',
      ES: '<p>Ofrecemos juegos de casino, deportes, salas de cartas y loterías con licencia. Empresas independientes suministran y comprueban los juegos.</p><h3>Qué puedes esperar</h3><ul><li>Condiciones claras</li><li>Personas que responden a cualquier hora</li><li>Herramientas para jugar con medida</li></ul>',
      TY: '<p>Nag-aalok kami ng casino games, sports, card rooms at lottery na may lisensya. Mga independiyenteng kumpanya ang nagbibigay at sumusuri ng mga laro.</p><h3>Ano ang maaasahan mo</h3><ul><li>Malinaw na mga tuntunin</li><li>Mga taong sumasagot anumang oras</li><li>Mga tool para manatili sa hangganan ang paglalaro</li></ul>',
      VI: '<p>Chúng tôi cung cấp trò chơi casino, thể thao, phòng bài và xổ số có giấy phép. Trò chơi do các công ty độc lập cung cấp và kiểm định.</p><h3>Bạn có thể mong đợi</h3><ul><li>Điều khoản dễ hiểu</li><li>Nhân viên trả lời mọi lúc</li><li>Công cụ giúp chơi có chừng mực</li></ul>',
    },
  },
  join: {
    title: {
      EN: 'Become a partner',
      CN: '合作加盟',
      ES: 'Hazte socio',
      TY: 'Maging partner',
      VI: 'Trở thành đối tác',
    },
    content: {
      EN: '<p>Agents bring players and share in what is earned. Write to customer service with where you work and whom you reach; you hear from us within three working days.</p>',
      CN: '<p>代理推荐玩家并分享收益。请联系客服说明您的地区和客户群，我们将在三个工作日内回复。</p>',
      ES: '<p>Los agentes traen jugadores y participan en lo que se gana. Escribe a atención al cliente contando dónde trabajas y a quién llegas; te respondemos en tres días hábiles.</p>',
      TY: '<p>Nagdadala ng players ang mga ahente at may bahagi sa kinikita. Sumulat sa customer service kung saan ka nagtatrabaho at sino ang naaabot mo; sasagot kami sa loob ng tatlong araw ng trabaho.</p>',
      VI: '<p>Đại lý giới thiệu người chơi và được chia lợi nhuận. Hãy viết cho bộ phận hỗ trợ về khu vực và khách hàng của bạn; chúng tôi trả lời trong ba ngày làm việc.</p>',
    },
  },
} as const satisfies Record<string, { title: Translated; content: Translated }>;

export const NO_PAGE: Translated = {
  EN: 'There is no such page.',
  CN: '页面不存在。',
  ES: 'No existe esa página.',
  TY: 'Walang ganoong pahina.',
  VI: 'Không có trang này.',
};

/** What is reported, in its order; the figures follow from the seed. */
export const FIGURES = [
  {
    id: 'payoutTime',
    label: {
      EN: 'Typical time to pay a withdrawal',
      CN: '提款一般处理时间',
      ES: 'Tiempo habitual de una retirada',
      TY: 'Karaniwang tagal ng withdrawal',
      VI: 'Thời gian trả tiền thông thường',
    },
    unit: { EN: '{0} min', CN: '{0} 分钟', ES: '{0} min', TY: '{0} min', VI: '{0} phút' },
    from: 12,
    to: 48,
  },
  {
    id: 'paidInTime',
    label: {
      EN: 'Withdrawals paid within 24 hours',
      CN: '24 小时内完成的提款',
      ES: 'Retiradas pagadas en 24 horas',
      TY: 'Withdrawal na nabayaran sa loob ng 24 oras',
      VI: 'Lệnh rút trả trong 24 giờ',
    },
    unit: { EN: '{0}%', CN: '{0}%', ES: '{0} %', TY: '{0}%', VI: '{0}%' },
    from: 96,
    to: 99,
  },
  {
    id: 'returned',
    label: {
      EN: 'Stakes returned to players as wins',
      CN: '返还给玩家的投注比例',
      ES: 'Apuestas devueltas como premios',
      TY: 'Bahagi ng taya na naibalik bilang panalo',
      VI: 'Tỷ lệ tiền cược trả lại cho người chơi',
    },
    unit: { EN: '{0}%', CN: '{0}%', ES: '{0} %', TY: '{0}%', VI: '{0}%' },
    from: 93,
    to: 96,
  },
  {
    id: 'complaints',
    label: {
      EN: 'Complaints settled',
      CN: '已解决的投诉',
      ES: 'Reclamaciones resueltas',
      TY: 'Mga reklamong nalutas',
      VI: 'Khiếu nại đã giải quyết',
    },
    unit: { EN: '{0}%', CN: '{0}%', ES: '{0} %', TY: '{0}%', VI: '{0}%' },
    from: 97,
    to: 99,
  },
] as const satisfies readonly { id: string; label: Translated; unit: Translated; from: number; to: number }[];

export const REPORT_NOTE: Translated = {
  EN: '<p>Figures of the past quarter, as the operator reports them.</p>',
  CN: '<p>以上为运营商公布的上一季度数据。</p>',
  ES: '<p>Cifras del último trimestre, según informa el operador.</p>',
  TY: '<p>Mga numero ng nakaraang quarter, ayon sa ulat ng operator.</p>',
  VI: '<p>Số liệu quý vừa qua theo báo cáo của nhà vận hành.</p>',
};
