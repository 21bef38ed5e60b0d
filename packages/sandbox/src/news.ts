import type { Translated } from './messages.ts';

/** Where an announcement belongs: B board, PL player, PU popup, PR promotion, H help (SHELL-14). */
export type NewsType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export interface News {
  readonly id: string;
  readonly type: NewsType;
  readonly title: Translated;
  /** HTML, as operators write it */
  readonly content: Translated;
}

/** The announcements of the sandbox. */
export const NEWS: readonly News[] = [
  {
    id: 'N1001',
    type: 'PL',
    title: {
      EN: 'Your limits, your pace',
      CN: '限额由您掌握',
      ES: 'Tus límites, a tu ritmo',
      TY: 'Ikaw ang bahala sa limit mo',
      VI: 'Hạn mức do bạn quyết định',
    },
    content: {
      EN: '<p>You can set a daily, weekly or monthly deposit limit in <strong>My account</strong>. A lower limit starts at once; a higher one after 24 hours.</p>',
      CN: '<p>您可在<strong>我的账户</strong>中设置每日、每周或每月存款限额。降低限额立即生效，提高限额将在 24 小时后生效。</p>',
      ES: '<p>Puedes fijar un límite de depósito diario, semanal o mensual en <strong>Mi cuenta</strong>. Bajarlo es inmediato; subirlo tarda 24 horas.</p>',
      TY: '<p>Maaari kang magtakda ng limit sa deposito kada araw, linggo o buwan sa <strong>Aking account</strong>. Agad ang pagbaba ng limit; ang pagtaas ay pagkalipas ng 24 oras.</p>',
      VI: '<p>Bạn có thể đặt hạn mức nạp theo ngày, tuần hoặc tháng trong <strong>Tài khoản của tôi</strong>. Giảm hạn mức có hiệu lực ngay; tăng hạn mức sau 24 giờ.</p>',
    },
  },
  {
    id: 'N1002',
    type: 'B',
    title: {
      EN: 'New evening draws',
      CN: '新增晚间开奖',
      ES: 'Nuevos sorteos de noche',
      TY: 'Mga bagong draw sa gabi',
      VI: 'Thêm kỳ quay buổi tối',
    },
    content: {
      EN: '<p>Two more lottery draws each evening, at 20:30 and 22:30. Sales close five minutes before.</p>',
      CN: '<p>每晚新增两期开奖，时间为 20:30 和 22:30，开奖前五分钟截止投注。</p>',
      ES: '<p>Dos sorteos más cada noche, a las 20:30 y a las 22:30. Las apuestas cierran cinco minutos antes.</p>',
      TY: '<p>Dalawang dagdag na draw gabi-gabi, 20:30 at 22:30. Magsasara ang taya limang minuto bago ang draw.</p>',
      VI: '<p>Thêm hai kỳ quay mỗi tối lúc 20:30 và 22:30. Ngừng nhận cược trước năm phút.</p>',
    },
  },
  {
    id: 'N1003',
    type: 'PU',
    title: {
      EN: 'Card payments are faster',
      CN: '银行卡提款更快',
      ES: 'Los pagos a tarjeta, más rápidos',
      TY: 'Mas mabilis na ang bayad sa card',
      VI: 'Thanh toán qua thẻ nhanh hơn',
    },
    content: {
      EN: '<p>Withdrawals to a confirmed card now arrive within <strong>two hours</strong> in most cases.</p><ul><li>No fee from us</li><li>Your bank may need longer at weekends</li></ul>',
      CN: '<p>提款至已验证银行卡，多数情况下<strong>两小时</strong>内到账。</p><ul><li>我们不收取手续费</li><li>周末银行处理时间可能较长</li></ul>',
      ES: '<p>Las retiradas a una tarjeta verificada llegan ahora en <strong>dos horas</strong> en la mayoría de los casos.</p><ul><li>Sin comisión por nuestra parte</li><li>Tu banco puede tardar más el fin de semana</li></ul>',
      TY: '<p>Ang withdrawal sa kumpirmadong card ay dumarating na sa loob ng <strong>dalawang oras</strong> kadalasan.</p><ul><li>Walang bayad mula sa amin</li><li>Maaaring mas matagal ang bangko kapag weekend</li></ul>',
      VI: '<p>Rút tiền về thẻ đã xác minh thường đến trong vòng <strong>hai giờ</strong>.</p><ul><li>Chúng tôi không thu phí</li><li>Ngân hàng có thể xử lý lâu hơn vào cuối tuần</li></ul>',
    },
  },
  {
    id: 'N1004',
    type: 'PR',
    title: {
      EN: 'Weekly rebate, paid on Mondays',
      CN: '每周返水，周一派发',
      ES: 'Reembolso semanal, cada lunes',
      TY: 'Lingguhang rebate tuwing Lunes',
      VI: 'Hoàn trả hằng tuần, trả vào thứ Hai',
    },
    content: {
      EN: '<p>0.5% of valid bets from Monday to Sunday, no wagering on the rebate. The full terms are on the promotion’s page.</p>',
      CN: '<p>周一至周日有效投注返 0.5%，返水无流水要求。完整条款见活动页面。</p>',
      ES: '<p>El 0,5 % de las apuestas válidas de lunes a domingo, sin requisito de apuesta. Las condiciones completas están en la página de la promoción.</p>',
      TY: '<p>0.5% ng valid na taya mula Lunes hanggang Linggo, walang wagering sa rebate. Nasa pahina ng promosyon ang buong patakaran.</p>',
      VI: '<p>0,5% cược hợp lệ từ thứ Hai đến Chủ nhật, tiền hoàn trả không yêu cầu vòng cược. Điều khoản đầy đủ ở trang khuyến mãi.</p>',
    },
  },
  {
    id: 'N1005',
    type: 'H',
    title: {
      EN: 'Where to find help',
      CN: '如何获取帮助',
      ES: 'Dónde encontrar ayuda',
      TY: 'Saan makakahingi ng tulong',
      VI: 'Tìm trợ giúp ở đâu',
    },
    content: {
      EN: '<p>Customer service answers around the clock. If play stops being fun, the footer names who can help.</p>',
      CN: '<p>客服全天候为您服务。如果游戏不再带来乐趣，页脚列有可提供帮助的机构。</p>',
      ES: '<p>Atención al cliente responde a cualquier hora. Si jugar deja de ser divertido, al pie de la página figura quién puede ayudarte.</p>',
      TY: '<p>Bukas ang customer service anumang oras. Kung hindi na masaya ang paglalaro, nasa ibaba ng pahina kung sino ang makakatulong.</p>',
      VI: '<p>Bộ phận hỗ trợ luôn sẵn sàng. Nếu chơi không còn vui, cuối trang có ghi nơi có thể giúp bạn.</p>',
    },
  },
];
