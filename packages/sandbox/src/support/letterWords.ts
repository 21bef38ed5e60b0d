import type { Translated } from '../messages.ts';

/** What the platform writes to its members. */
export const LETTER_WORDS = [
  {
    title: {
      EN: 'Your weekly rebate is ready',
      CN: '您的每周返水已可领取',
      ES: 'Tu reembolso semanal está listo',
      TY: 'Handa na ang lingguhang rebate mo',
      VI: 'Hoàn trả tuần của bạn đã sẵn sàng',
    },
    content: {
      EN: '<p>You find it in the <strong>reward centre</strong>. It waits there for two weeks.</p>',
      CN: '<p>请前往<strong>奖励中心</strong>领取，有效期两周。</p>',
      ES: '<p>Lo encontrarás en el <strong>centro de recompensas</strong>. Te espera dos semanas.</p>',
      TY: '<p>Makikita mo ito sa <strong>reward center</strong>. Dalawang linggo itong naghihintay.</p>',
      VI: '<p>Bạn có thể nhận tại <strong>trung tâm phần thưởng</strong> trong vòng hai tuần.</p>',
    },
  },
  {
    title: {
      EN: 'A login from a new device',
      CN: '新设备登录提醒',
      ES: 'Un acceso desde un dispositivo nuevo',
      TY: 'Login mula sa bagong device',
      VI: 'Đăng nhập từ thiết bị mới',
    },
    content: {
      EN: '<p>If it was you, there is nothing to do. If not, please <strong>change your password</strong> and tell customer service.</p>',
      CN: '<p>如果是您本人操作，请忽略。否则请立即<strong>修改密码</strong>并联系客服。</p>',
      ES: '<p>Si fuiste tú, no tienes que hacer nada. Si no, <strong>cambia tu contraseña</strong> y avisa a atención al cliente.</p>',
      TY: '<p>Kung ikaw iyon, wala kang kailangang gawin. Kung hindi, <strong>palitan ang password</strong> at sabihin sa customer service.</p>',
      VI: '<p>Nếu là bạn, không cần làm gì thêm. Nếu không, hãy <strong>đổi mật khẩu</strong> và báo cho bộ phận hỗ trợ.</p>',
    },
  },
  {
    title: {
      EN: 'Your document has been checked',
      CN: '您的证件已审核通过',
      ES: 'Tu documento se ha verificado',
      TY: 'Na-verify na ang dokumento mo',
      VI: 'Giấy tờ của bạn đã được xác minh',
    },
    content: {
      EN: '<p>Thank you. Withdrawals no longer wait for a check of your identity.</p>',
      CN: '<p>感谢您的配合。今后提款无需再等待身份审核。</p>',
      ES: '<p>Gracias. Tus retiradas ya no esperan a la verificación de identidad.</p>',
      TY: '<p>Salamat. Hindi na maghihintay ng identity check ang mga withdrawal mo.</p>',
      VI: '<p>Cảm ơn bạn. Các lệnh rút tiền không còn phải chờ xác minh danh tính.</p>',
    },
  },
  {
    title: {
      EN: 'Planned maintenance on Tuesday night',
      CN: '周二夜间系统维护通知',
      ES: 'Mantenimiento previsto el martes por la noche',
      TY: 'Nakatakdang maintenance sa Martes ng gabi',
      VI: 'Bảo trì theo kế hoạch đêm thứ Ba',
    },
    content: {
      EN: '<p>From 03:00 to 04:00 the card rooms are closed. Rounds that have begun are played to their end.</p>',
      CN: '<p>03:00 至 04:00 棋牌室暂停服务，已开始的牌局将正常结束。</p>',
      ES: '<p>De 03:00 a 04:00 las salas de cartas estarán cerradas. Las rondas empezadas se juegan hasta el final.</p>',
      TY: '<p>Sarado ang mga card room mula 03:00 hanggang 04:00. Tatapusin ang mga round na nagsimula na.</p>',
      VI: '<p>Từ 03:00 đến 04:00 các phòng bài tạm đóng. Ván đã bắt đầu vẫn được chơi đến hết.</p>',
    },
  },
] as const satisfies readonly { title: Translated; content: Translated }[];
