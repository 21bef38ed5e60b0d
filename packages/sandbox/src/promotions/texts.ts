import type { Translated } from '../messages.ts';

interface Texts {
  readonly title: Translated;
  readonly summary: Translated;
}

/** What each promotion says. */
export const promotionTexts = {
  welcome: {
    title: {
      EN: 'Welcome bonus',
      CN: '新会员红利',
      ES: 'Bono de bienvenida',
      TY: 'Welcome bonus',
      VI: 'Thưởng chào mừng',
    },
    summary: {
      EN: 'Join, make a deposit, and claim 88.',
      CN: '参加活动并存款，即可领取 88。',
      ES: 'Únete, haz un depósito y reclama 88.',
      TY: 'Sumali, magdeposito, at i-claim ang 88.',
      VI: 'Tham gia, nạp tiền và nhận 88.',
    },
  },
  'weekend-cashback': {
    title: {
      EN: 'Slots cashback',
      CN: '老虎机返水',
      ES: 'Reembolso en tragaperras',
      TY: 'Slots cashback',
      VI: 'Hoàn tiền slot',
    },
    summary: {
      EN: 'A part of last month’s slot bets comes back.',
      CN: '上月老虎机投注部分返还。',
      ES: 'Vuelve una parte de tus apuestas del mes pasado.',
      TY: 'Ibinabalik ang bahagi ng mga taya mo sa slots noong nakaraang buwan.',
      VI: 'Hoàn lại một phần tiền cược slot tháng trước.',
    },
  },
  'lucky-draw': {
    title: { EN: 'Lucky draw', CN: '幸运抽奖', ES: 'Sorteo', TY: 'Lucky draw', VI: 'Rút thăm may mắn' },
    summary: {
      EN: 'Three draws a day, for money or points. Some lots are blank.',
      CN: '每天三次抽奖，可得红利或积分，也可能未中奖。',
      ES: 'Tres sorteos al día, por dinero o puntos. Algunos boletos no tienen premio.',
      TY: 'Tatlong bunot bawat araw, para sa pera o puntos. May mga bunot na walang laman.',
      VI: 'Ba lượt rút mỗi ngày, nhận tiền hoặc điểm. Có lượt không trúng.',
    },
  },
  'top-up': {
    title: {
      EN: 'Deposit bonus by application',
      CN: '存款红利申请',
      ES: 'Bono por depósito, con solicitud',
      TY: 'Deposit bonus sa aplikasyon',
      VI: 'Thưởng nạp tiền theo đơn',
    },
    summary: {
      EN: 'Send a picture of your payment; once it is checked you can claim 58.',
      CN: '上传付款截图，审核后可领取 58。',
      ES: 'Envía una imagen de tu pago; tras revisarla podrás reclamar 58.',
      TY: 'Magpadala ng larawan ng bayad; kapag nasuri, maaaring i-claim ang 58.',
      VI: 'Gửi ảnh thanh toán; sau khi kiểm tra bạn có thể nhận 58.',
    },
  },
  app: {
    title: {
      EN: 'App bonus',
      CN: 'APP 下载红利',
      ES: 'Bono de la aplicación',
      TY: 'App bonus',
      VI: 'Thưởng tải ứng dụng',
    },
    summary: {
      EN: 'Install the app and send a picture of it; 28 is paid into your wallet.',
      CN: '安装 APP 并上传截图，28 将自动发放到钱包。',
      ES: 'Instala la aplicación y envía una imagen; recibirás 28 en tu monedero.',
      TY: 'I-install ang app at magpadala ng larawan; papasok ang 28 sa wallet mo.',
      VI: 'Cài ứng dụng và gửi ảnh; 28 sẽ được cộng vào ví.',
    },
  },
  'daily-sign': {
    title: {
      EN: 'Daily sign-in',
      CN: '每日签到',
      ES: 'Registro diario',
      TY: 'Araw-araw na sign-in',
      VI: 'Điểm danh hằng ngày',
    },
    summary: {
      EN: 'Sign in once a day. It costs nothing and asks for no bet.',
      CN: '每天签到一次，免费，无需投注。',
      ES: 'Regístrate una vez al día. Es gratis y no pide apuestas.',
      TY: 'Mag-sign in isang beses bawat araw. Libre at walang kailangang taya.',
      VI: 'Điểm danh mỗi ngày một lần. Miễn phí, không cần đặt cược.',
    },
  },
  'slots-race': {
    title: {
      EN: 'Slots ranking',
      CN: '老虎机排行榜',
      ES: 'Clasificación de tragaperras',
      TY: 'Slots ranking',
      VI: 'Bảng xếp hạng slot',
    },
    summary: {
      EN: 'Valid bets of the month decide the places.',
      CN: '按当月有效投注排名。',
      ES: 'Las apuestas válidas del mes deciden los puestos.',
      TY: 'Ang valid bet ng buwan ang batayan ng puwesto.',
      VI: 'Thứ hạng theo cược hợp lệ trong tháng.',
    },
  },
  'match-week': {
    title: { EN: 'Match week', CN: '赛事周', ES: 'Semana de partidos', TY: 'Linggo ng laban', VI: 'Tuần thi đấu' },
    summary: {
      EN: 'Join, make a deposit for the week’s matches, and claim 38.',
      CN: '参加活动并存款，即可领取 38。',
      ES: 'Únete, deposita para los partidos de la semana y reclama 38.',
      TY: 'Sumali, magdeposito para sa mga laban, at i-claim ang 38.',
      VI: 'Tham gia, nạp tiền cho các trận trong tuần và nhận 38.',
    },
  },
  'live-evening': {
    title: {
      EN: 'Live tables evening',
      CN: '真人之夜',
      ES: 'Noche de mesas en vivo',
      TY: 'Gabi ng live tables',
      VI: 'Đêm bàn trực tiếp',
    },
    summary: {
      EN: 'Tables with low stakes every evening of the month.',
      CN: '本月每晚开放低限额牌桌。',
      ES: 'Mesas de apuestas bajas cada noche del mes.',
      TY: 'Mga mesang mababa ang taya tuwing gabi ng buwan.',
      VI: 'Bàn cược thấp mỗi tối trong tháng.',
    },
  },
  'card-table': {
    title: {
      EN: 'Card table weeks',
      CN: '棋牌活动周',
      ES: 'Semanas de cartas',
      TY: 'Mga linggo ng baraha',
      VI: 'Tuần lễ game bài',
    },
    summary: {
      EN: 'Ended last month.',
      CN: '活动已于上月结束。',
      ES: 'Terminó el mes pasado.',
      TY: 'Natapos noong nakaraang buwan.',
      VI: 'Đã kết thúc tháng trước.',
    },
  },
  'reef-week': {
    title: { EN: 'Reef week', CN: '深海周', ES: 'Semana del arrecife', TY: 'Linggo ng bahura', VI: 'Tuần rạn san hô' },
    summary: {
      EN: 'Fishing games, from next month.',
      CN: '捕鱼活动，下月开始。',
      ES: 'Juegos de pesca, desde el mes que viene.',
      TY: 'Fishing games, simula sa susunod na buwan.',
      VI: 'Bắn cá, bắt đầu từ tháng sau.',
    },
  },
  'lotto-rebate': {
    title: {
      EN: 'Lottery rebate',
      CN: '彩票返水',
      ES: 'Reembolso de lotería',
      TY: 'Lotto rebate',
      VI: 'Hoàn trả xổ số',
    },
    summary: {
      EN: 'A part of last month’s lottery tickets comes back.',
      CN: '上月彩票投注部分返还。',
      ES: 'Vuelve una parte de tus boletos del mes pasado.',
      TY: 'Ibinabalik ang bahagi ng mga ticket mo noong nakaraang buwan.',
      VI: 'Hoàn lại một phần tiền vé số tháng trước.',
    },
  },
  'double-points': {
    title: {
      EN: 'Points for deposits',
      CN: '存款送积分',
      ES: 'Puntos por depósitos',
      TY: 'Puntos para sa deposito',
      VI: 'Điểm thưởng nạp tiền',
    },
    summary: {
      EN: 'Larger deposits earn more points; the table is in the point mall.',
      CN: '存款越多，积分越多，比例见积分商城。',
      ES: 'Los depósitos mayores dan más puntos; la tabla está en la tienda de puntos.',
      TY: 'Mas malaking deposito, mas maraming puntos; nasa point mall ang talaan.',
      VI: 'Nạp nhiều nhận nhiều điểm; xem bảng tỷ lệ trong cửa hàng điểm.',
    },
  },
} as const satisfies Record<string, Texts>;

/** Terms that all promotions share, as HTML. */
export const terms: Translated = {
  EN: '<h3>Terms</h3><ul><li>One per member, household and device.</li><li>For members of legal age whose account is not paused or excluded.</li><li>What is claimed is paid into the main wallet.</li><li>The operator may ask for proof and may end the promotion.</li></ul><p>Play only with what you can afford to lose.</p>',
  CN: '<h3>活动条款</h3><ul><li>每位会员、每个家庭及每台设备限参加一次。</li><li>仅限达到法定年龄且账户未暂停或自我排除的会员。</li><li>领取的红利发放至主钱包。</li><li>运营方可要求提供证明，并可终止活动。</li></ul><p>请量力而行，理性游戏。</p>',
  ES: '<h3>Condiciones</h3><ul><li>Una por jugador, hogar y dispositivo.</li><li>Para mayores de edad cuya cuenta no esté en pausa ni excluida.</li><li>Lo reclamado se paga en el monedero principal.</li><li>El operador puede pedir pruebas y terminar la promoción.</li></ul><p>Juega solo con lo que puedas permitirte perder.</p>',
  TY: '<h3>Mga patakaran</h3><ul><li>Isa bawat miyembro, sambahayan at device.</li><li>Para sa mga nasa hustong gulang na hindi naka-pause o excluded ang account.</li><li>Papasok sa main wallet ang na-claim.</li><li>Maaaring humingi ng patunay ang operator at tapusin ang promosyon.</li></ul><p>Maglaro lang sa halagang kaya mong mawala.</p>',
  VI: '<h3>Điều khoản</h3><ul><li>Mỗi hội viên, hộ gia đình và thiết bị tham gia một lần.</li><li>Dành cho người đủ tuổi, tài khoản không tạm dừng hoặc tự loại trừ.</li><li>Phần thưởng được trả vào ví chính.</li><li>Nhà điều hành có thể yêu cầu bằng chứng và kết thúc khuyến mãi.</li></ul><p>Chỉ chơi với số tiền bạn có thể mất.</p>',
};
