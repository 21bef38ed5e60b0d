import { inLanguage, type Translated } from '../../messages.ts';

const MESSAGES = {
  rangeInvalid: {
    EN: 'Please choose a period of at most 92 days.',
    CN: '请选择不超过92天的时间范围。',
    ES: 'Elige un periodo de 92 días como máximo.',
    TY: 'Pumili ng panahong hindi hihigit sa 92 araw.',
    VI: 'Vui lòng chọn khoảng thời gian không quá 92 ngày.',
  },
  downlineUnknown: {
    EN: 'This account is not in your team.',
    CN: '该账号不在您的团队中。',
    ES: 'Esta cuenta no está en tu equipo.',
    TY: 'Wala sa iyong team ang account na ito.',
    VI: 'Tài khoản này không thuộc đội nhóm của bạn.',
  },
  notDirect: {
    EN: 'This can be done for direct downlines only.',
    CN: '此操作仅适用于直属下级。',
    ES: 'Solo es posible con tus referidos directos.',
    TY: 'Para lang ito sa mga direktang downline.',
    VI: 'Chỉ áp dụng cho tuyến dưới trực tiếp.',
  },
  rateUnknown: {
    EN: 'There is no such rate.',
    CN: '该返点不存在。',
    ES: 'Ese porcentaje no existe.',
    TY: 'Walang ganoong rate.',
    VI: 'Tỷ lệ này không tồn tại.',
  },
  rateStep: {
    EN: 'Rates go in steps of 0.1%.',
    CN: '返点须以0.1%为单位设置。',
    ES: 'Los porcentajes van de 0,1 en 0,1.',
    TY: 'Tig-0.1% ang pagitan ng mga rate.',
    VI: 'Tỷ lệ phải là bội số của 0,1%.',
  },
  rateHigh: {
    EN: 'A rate cannot be higher than your own.',
    CN: '返点不能高于您自己的返点。',
    ES: 'El porcentaje no puede superar el tuyo.',
    TY: 'Hindi maaaring mas mataas ang rate kaysa sa iyo.',
    VI: 'Tỷ lệ không được cao hơn tỷ lệ của bạn.',
  },
  rateLow: {
    EN: 'A rate that was given cannot be lowered.',
    CN: '已设置的返点不能调低。',
    ES: 'Un porcentaje ya concedido no se puede reducir.',
    TY: 'Hindi na maibababa ang rate na naibigay na.',
    VI: 'Tỷ lệ đã cấp không thể hạ xuống.',
  },
  linkUnknown: {
    EN: 'This link is no longer there.',
    CN: '该链接已不存在。',
    ES: 'Este enlace ya no existe.',
    TY: 'Wala na ang link na ito.',
    VI: 'Liên kết này không còn tồn tại.',
  },
  linkDays: {
    EN: 'A link can be valid for 1 to 365 days.',
    CN: '链接有效期须为1至365天。',
    ES: 'Un enlace puede ser válido de 1 a 365 días.',
    TY: 'Maaaring may bisa ang link nang 1 hanggang 365 araw.',
    VI: 'Liên kết có thể có hiệu lực từ 1 đến 365 ngày.',
  },
  linksFull: {
    EN: 'You have the most links possible. Remove one first.',
    CN: '链接数量已达上限，请先删除一个。',
    ES: 'Ya tienes el máximo de enlaces. Elimina uno primero.',
    TY: 'Naabot mo na ang pinakamaraming link. Mag-alis muna ng isa.',
    VI: 'Bạn đã đạt số liên kết tối đa. Vui lòng xóa bớt trước.',
  },
  usernameInvalid: {
    EN: 'User names have 2 to 15 letters and digits and begin with a letter.',
    CN: '用户名须为2至15位字母或数字，并以字母开头。',
    ES: 'El usuario tiene de 2 a 15 letras y números y empieza por una letra.',
    TY: 'Ang username ay 2 hanggang 15 letra at numero at nagsisimula sa letra.',
    VI: 'Tên đăng nhập gồm 2 đến 15 chữ và số, bắt đầu bằng chữ cái.',
  },
  usernameTaken: {
    EN: 'This user name is taken.',
    CN: '该用户名已被使用。',
    ES: 'Este usuario ya existe.',
    TY: 'May gumagamit na ng username na ito.',
    VI: 'Tên đăng nhập này đã có người dùng.',
  },
  passwordInvalid: {
    EN: 'Passwords have more than 6 characters, with letters and digits.',
    CN: '密码须多于6位，并包含字母和数字。',
    ES: 'La contraseña tiene más de 6 caracteres, con letras y números.',
    TY: 'Ang password ay mahigit 6 na karakter na may letra at numero.',
    VI: 'Mật khẩu dài hơn 6 ký tự, gồm chữ và số.',
  },
  transferAmount: {
    EN: 'You can transfer 1 to 100,000 at a time, with at most 2 digits after the point.',
    CN: '每次可转账1至100,000，最多两位小数。',
    ES: 'Puedes transferir de 1 a 100,000 cada vez, con 2 decimales como máximo.',
    TY: 'Maaari kang maglipat ng 1 hanggang 100,000 sa bawat pagkakataon, hanggang 2 desimal.',
    VI: 'Mỗi lần chuyển từ 1 đến 100,000, tối đa 2 chữ số thập phân.',
  },
  transferShort: {
    EN: 'There is not enough in your wallet for this transfer.',
    CN: '钱包余额不足，无法转账。',
    ES: 'No hay saldo suficiente en tu cartera para esta transferencia.',
    TY: 'Kulang ang laman ng iyong wallet para sa paglilipat na ito.',
    VI: 'Số dư ví không đủ để chuyển.',
  },
  noUpline: {
    EN: 'Transfers to an upline are not open to this account.',
    CN: '该账号不支持向上级转账。',
    ES: 'Esta cuenta no puede transferir a su referente.',
    TY: 'Hindi bukas sa account na ito ang paglilipat sa upline.',
    VI: 'Tài khoản này không được chuyển tiền lên tuyến trên.',
  },
} as const satisfies Record<string, Translated>;

export type AgentMessage = keyof typeof MESSAGES;

export function agentMessage(name: AgentMessage, language: string): string {
  return inLanguage(MESSAGES[name], language);
}
