import type { Translated } from '../messages.ts';

/** A mission's title and what is to be done, in the platform's languages. */
export interface MissionWords {
  readonly title: Translated;
  readonly description: Translated;
}

export const MISSION_WORDS = {
  VISIT: {
    title: { EN: 'Say hello', CN: '每日签到', ES: 'Pasa a saludar', TY: 'Mag-hello', VI: 'Ghé thăm hằng ngày' },
    description: {
      EN: 'Log in once today.',
      CN: '今日登录一次。',
      ES: 'Inicia sesión una vez hoy.',
      TY: 'Mag-log in nang isang beses ngayong araw.',
      VI: 'Đăng nhập một lần trong hôm nay.',
    },
  },
  PLAY: {
    title: {
      EN: 'A round or two',
      CN: '小试身手',
      ES: 'Una ronda o dos',
      TY: 'Isa o dalawang round',
      VI: 'Vài ván nhẹ',
    },
    description: {
      EN: 'Bets of 200 in any game today.',
      CN: '今日任意游戏投注满 200。',
      ES: 'Apuestas por 200 en cualquier juego hoy.',
      TY: 'Kabuuang taya na 200 sa anumang laro ngayong araw.',
      VI: 'Tổng cược 200 ở bất kỳ trò chơi nào hôm nay.',
    },
  },
  TICKETS: {
    title: { EN: 'Three tickets', CN: '三张彩票', ES: 'Tres boletos', TY: 'Tatlong tiket', VI: 'Ba tấm vé' },
    description: {
      EN: 'Buy three lottery tickets today.',
      CN: '今日购买三张彩票。',
      ES: 'Compra tres boletos de lotería hoy.',
      TY: 'Bumili ng tatlong lottery ticket ngayong araw.',
      VI: 'Mua ba vé số trong hôm nay.',
    },
  },
  WEEK: {
    title: {
      EN: 'The week in play',
      CN: '一周活跃',
      ES: 'La semana en juego',
      TY: 'Linggo ng paglalaro',
      VI: 'Tuần sôi động',
    },
    description: {
      EN: 'Bets of 2,000 in any game this week.',
      CN: '本周任意游戏投注满 2,000。',
      ES: 'Apuestas por 2000 en cualquier juego esta semana.',
      TY: 'Kabuuang taya na 2,000 sa anumang laro ngayong linggo.',
      VI: 'Tổng cược 2.000 ở bất kỳ trò chơi nào trong tuần.',
    },
  },
  LIMIT: {
    title: {
      EN: 'Your own limit',
      CN: '我的限额',
      ES: 'Tu propio límite',
      TY: 'Sarili mong limit',
      VI: 'Hạn mức của riêng bạn',
    },
    description: {
      EN: 'Set a limit for deposits, losses or time, of any size.',
      CN: '设置一项存款、亏损或时长限额，金额不限。',
      ES: 'Fija un límite de depósito, pérdidas o tiempo, del importe que quieras.',
      TY: 'Magtakda ng limit sa deposito, talo, o oras, kahit magkano.',
      VI: 'Đặt một hạn mức nạp, thua hoặc thời gian, mức bất kỳ.',
    },
  },
} as const satisfies Record<string, MissionWords>;

export type MissionCode = keyof typeof MISSION_WORDS;

/** Where rewards come from. */
export const REWARD_WORDS = {
  rebate: {
    EN: 'Weekly rebate',
    CN: '每周返水',
    ES: 'Reembolso semanal',
    TY: 'Lingguhang rebate',
    VI: 'Hoàn trả hằng tuần',
  },
  birthday: {
    EN: 'Birthday gift',
    CN: '生日礼金',
    ES: 'Regalo de cumpleaños',
    TY: 'Regalo sa kaarawan',
    VI: 'Quà sinh nhật',
  },
  club: {
    EN: 'Club level gift',
    CN: '等级礼金',
    ES: 'Regalo por nivel del club',
    TY: 'Regalo sa level ng club',
    VI: 'Quà hạng thành viên',
  },
  makeGood: {
    EN: 'Make-good for a broken round',
    CN: '异常局补偿',
    ES: 'Compensación por una ronda interrumpida',
    TY: 'Bayad para sa naputol na round',
    VI: 'Bù cho ván bị gián đoạn',
  },
} as const satisfies Record<string, Translated>;

export const MISSION_MESSAGES = {
  unknown: {
    EN: 'There is nothing like this to claim.',
    CN: '没有可领取的内容。',
    ES: 'No hay nada así que reclamar.',
    TY: 'Walang ganito na maaaring i-claim.',
    VI: 'Không có mục này để nhận.',
  },
  early: {
    EN: 'This mission is not done yet.',
    CN: '任务尚未完成。',
    ES: 'Esta misión aún no está completa.',
    TY: 'Hindi pa tapos ang misyong ito.',
    VI: 'Nhiệm vụ này chưa hoàn thành.',
  },
  claimed: {
    EN: 'This was claimed before.',
    CN: '已领取过。',
    ES: 'Esto ya se reclamó.',
    TY: 'Na-claim na ito.',
    VI: 'Mục này đã được nhận.',
  },
  expired: {
    EN: 'This reward has expired.',
    CN: '奖励已过期。',
    ES: 'Esta recompensa ha caducado.',
    TY: 'Lipas na ang gantimpalang ito.',
    VI: 'Phần thưởng này đã hết hạn.',
  },
  condition: {
    EN: 'Paid when a friend has deposited 100 and bet it once. You both get it.',
    CN: '好友存款满 100 并完成一倍流水后，双方均可获得。',
    ES: 'Se paga cuando tu amigo deposita 100 y lo apuesta una vez. Lo recibís los dos.',
    TY: 'Ibibigay kapag nag-deposit ang kaibigan ng 100 at itinaya ito nang isang beses. Pareho kayong makakatanggap.',
    VI: 'Trả khi bạn bè nạp 100 và cược một vòng. Cả hai đều được nhận.',
  },
  board: {
    EN: 'Points of this week',
    CN: '本周积分榜',
    ES: 'Puntos de esta semana',
    TY: 'Puntos ngayong linggo',
    VI: 'Điểm tuần này',
  },
} as const satisfies Record<string, Translated>;
