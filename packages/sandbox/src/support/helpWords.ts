import type { HelpCategory } from './helpCategory.ts';
import { TERMS } from './helpTerms.ts';

/** The help of the sandbox. */
export const HELP: readonly HelpCategory[] = [
  {
    id: 'account',
    scopes: ['site', 'member'],
    title: { EN: 'Your account', CN: '账户', ES: 'Tu cuenta', TY: 'Ang account mo', VI: 'Tài khoản' },
    articles: [
      {
        id: 'open',
        title: {
          EN: 'Opening an account',
          CN: '如何注册',
          ES: 'Abrir una cuenta',
          TY: 'Pagbubukas ng account',
          VI: 'Mở tài khoản',
        },
        content: {
          EN: '<p>Choose <strong>Register</strong>, fill in the form and agree to the terms. Write your name as it stands on your bank account, else withdrawals cannot be paid.</p>',
          CN: '<p>点击<strong>注册</strong>，填写资料并同意条款。姓名须与银行账户一致，否则无法提款。</p>',
          ES: '<p>Elige <strong>Registrarse</strong>, rellena el formulario y acepta las condiciones. Escribe tu nombre como figura en tu cuenta bancaria; si no, no podremos pagarte las retiradas.</p>',
          TY: '<p>Piliin ang <strong>Magrehistro</strong>, punan ang form at sumang-ayon sa mga tuntunin. Isulat ang pangalan mo ayon sa bank account, kung hindi ay hindi mababayaran ang withdrawal.</p>',
          VI: '<p>Chọn <strong>Đăng ký</strong>, điền biểu mẫu và đồng ý với điều khoản. Hãy ghi tên đúng như tài khoản ngân hàng, nếu không sẽ không rút tiền được.</p>',
        },
      },
      {
        id: 'password',
        title: {
          EN: 'I forgot my password',
          CN: '忘记密码',
          ES: 'He olvidado mi contraseña',
          TY: 'Nakalimutan ko ang password',
          VI: 'Tôi quên mật khẩu',
        },
        content: {
          EN: '<p>Choose <strong>Forgot password</strong> at the login and take e-mail or mobile. Customer service never asks for your password.</p>',
          CN: '<p>在登录页点击<strong>忘记密码</strong>，选择邮箱或手机找回。客服绝不会索取您的密码。</p>',
          ES: '<p>Elige <strong>¿Olvidaste la contraseña?</strong> al iniciar sesión y usa el correo o el móvil. Atención al cliente nunca te pedirá la contraseña.</p>',
          TY: '<p>Piliin ang <strong>Nakalimutan ang password</strong> sa login at gamitin ang email o mobile. Hindi kailanman hihingin ng customer service ang password mo.</p>',
          VI: '<p>Chọn <strong>Quên mật khẩu</strong> ở trang đăng nhập rồi dùng email hoặc số điện thoại. Bộ phận hỗ trợ không bao giờ hỏi mật khẩu của bạn.</p>',
        },
      },
    ],
  },
  {
    id: 'payments',
    scopes: ['site', 'member'],
    title: {
      EN: 'Deposits and withdrawals',
      CN: '存款与提款',
      ES: 'Depósitos y retiradas',
      TY: 'Deposito at withdrawal',
      VI: 'Nạp và rút tiền',
    },
    articles: [
      {
        id: 'deposit',
        title: {
          EN: 'When does a deposit arrive?',
          CN: '存款多久到账？',
          ES: '¿Cuándo llega un depósito?',
          TY: 'Kailan darating ang deposito?',
          VI: 'Khi nào tiền nạp đến?',
        },
        content: {
          EN: '<p>Most within minutes. A bank transfer can take until the next working day. Keep the receipt until the amount is in your wallet.</p>',
          CN: '<p>多数存款几分钟内到账。银行转账最迟次一工作日到账。到账前请保留凭证。</p>',
          ES: '<p>La mayoría en minutos. Una transferencia puede tardar hasta el siguiente día hábil. Guarda el justificante hasta que el importe esté en tu monedero.</p>',
          TY: '<p>Kadalasan sa loob ng ilang minuto. Ang bank transfer ay maaaring umabot hanggang susunod na araw ng trabaho. Itago ang resibo hanggang pumasok ang halaga sa wallet.</p>',
          VI: '<p>Thường trong vài phút. Chuyển khoản ngân hàng có thể đến ngày làm việc kế tiếp. Hãy giữ biên lai cho đến khi tiền vào ví.</p>',
        },
      },
      {
        id: 'withdraw',
        title: {
          EN: 'How is a withdrawal confirmed?',
          CN: '提款如何确认？',
          ES: '¿Cómo se confirma una retirada?',
          TY: 'Paano kinukumpirma ang withdrawal?',
          VI: 'Xác nhận rút tiền thế nào?',
        },
        content: {
          EN: '<p>You say whether the money has arrived, in full or in part. If you say nothing within the time shown, it counts as received.</p>',
          CN: '<p>请确认款项是否全额或部分到账。若在规定时间内未确认，视为已收到。</p>',
          ES: '<p>Nos dices si el dinero ha llegado, entero o en parte. Si no dices nada en el plazo indicado, se da por recibido.</p>',
          TY: '<p>Sasabihin mo kung dumating ang pera, buo man o bahagi. Kung wala kang sinabi sa takdang oras, ituturing itong natanggap.</p>',
          VI: '<p>Bạn cho biết tiền đã đến đủ hay một phần. Nếu không phản hồi trong thời gian ghi rõ, khoản tiền được coi là đã nhận.</p>',
        },
      },
    ],
  },
  {
    id: 'safe',
    scopes: ['site', 'member'],
    title: {
      EN: 'Playing safely',
      CN: '理性博彩',
      ES: 'Juego responsable',
      TY: 'Ligtas na paglalaro',
      VI: 'Chơi có trách nhiệm',
    },
    articles: [
      {
        id: 'limits',
        title: { EN: 'Limits', CN: '限额', ES: 'Límites', TY: 'Mga limit', VI: 'Hạn mức' },
        content: {
          EN: '<p>You can limit deposits, losses and time. A lower limit holds at once, a higher one after 24 hours.</p>',
          CN: '<p>您可以限制存款、亏损和时长。降低限额立即生效，提高限额 24 小时后生效。</p>',
          ES: '<p>Puedes limitar depósitos, pérdidas y tiempo. Bajar un límite es inmediato; subirlo tarda 24 horas.</p>',
          TY: '<p>Maaari mong limitahan ang deposito, talo at oras. Agad ang pagbaba ng limit; ang pagtaas ay pagkalipas ng 24 oras.</p>',
          VI: '<p>Bạn có thể giới hạn tiền nạp, tiền thua và thời gian. Giảm hạn mức có hiệu lực ngay, tăng hạn mức sau 24 giờ.</p>',
        },
      },
      {
        id: 'pause',
        title: {
          EN: 'Pauses and self-exclusion',
          CN: '暂停与自我禁止',
          ES: 'Pausas y autoexclusión',
          TY: 'Time-out at self-exclusion',
          VI: 'Tạm nghỉ và tự loại trừ',
        },
        content: {
          EN: '<p>A time-out lasts days, a self-exclusion months or for good. Neither can be ended early. Withdrawals stay open.</p>',
          CN: '<p>暂停以天计，自我禁止以月计或永久。两者均不可提前解除。期间仍可提款。</p>',
          ES: '<p>Una pausa dura días; la autoexclusión, meses o para siempre. Ninguna se puede acortar. Las retiradas siguen abiertas.</p>',
          TY: '<p>Ilang araw ang time-out; buwan o habambuhay ang self-exclusion. Hindi ito mapapaikli. Bukas pa rin ang withdrawal.</p>',
          VI: '<p>Tạm nghỉ kéo dài vài ngày, tự loại trừ kéo dài vài tháng hoặc vĩnh viễn. Không thể kết thúc sớm. Bạn vẫn rút tiền được.</p>',
        },
      },
    ],
  },
  {
    id: 'lottery',
    scopes: ['site'],
    title: { EN: 'Lottery', CN: '彩票', ES: 'Lotería', TY: 'Lottery', VI: 'Xổ số' },
    articles: [
      {
        id: 'draws',
        title: {
          EN: 'When do sales close?',
          CN: '何时停售？',
          ES: '¿Cuándo cierran las ventas?',
          TY: 'Kailan nagsasara ang bentahan?',
          VI: 'Khi nào ngừng bán?',
        },
        content: {
          EN: '<p>Some seconds to some minutes before the draw: the countdown of each lottery runs to that moment. The numbers are shown as they are drawn.</p>',
          CN: '<p>开奖前数秒至数分钟停售，各彩种倒计时以停售时间为准。开奖号码即时公布。</p>',
          ES: '<p>Entre unos segundos y unos minutos antes del sorteo: la cuenta atrás de cada lotería llega a ese momento. Los números se muestran en cuanto salen.</p>',
          TY: '<p>Ilang segundo hanggang ilang minuto bago ang draw: doon tumatapos ang countdown ng bawat lottery. Lalabas ang mga numero pagkabunot.</p>',
          VI: '<p>Từ vài giây đến vài phút trước khi quay: đồng hồ của từng loại đếm đến lúc đó. Kết quả hiển thị ngay khi quay.</p>',
        },
      },
    ],
  },
  TERMS,
];
