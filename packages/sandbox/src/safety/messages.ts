import { inLanguage, type Translated } from '../messages.ts';

const MESSAGES = {
  excluded: {
    EN: 'You have excluded yourself from play. Games and deposits are closed until the exclusion ends.',
    CN: '您已申请自我禁止投注。在禁止期结束前，无法进行游戏和存款。',
    ES: 'Te has autoexcluido del juego. Los juegos y los depósitos están cerrados hasta que termine la exclusión.',
    TY: 'Nag-self-exclude ka sa paglalaro. Sarado ang mga laro at deposito hanggang matapos ito.',
    VI: 'Bạn đã tự loại trừ khỏi trò chơi. Không thể chơi và nạp tiền cho đến khi hết thời hạn loại trừ.',
  },
  timeOut: {
    EN: 'You are taking a time-out. Games and deposits open again when it is over.',
    CN: '您正处于暂停期，暂停结束后即可恢复游戏和存款。',
    ES: 'Estás en una pausa. Los juegos y los depósitos se abrirán de nuevo cuando termine.',
    TY: 'Naka-time-out ka. Magbubukas muli ang mga laro at deposito kapag natapos ito.',
    VI: 'Bạn đang tạm nghỉ. Trò chơi và nạp tiền sẽ mở lại khi hết thời gian tạm nghỉ.',
  },
  depositLimit: {
    EN: 'This deposit would exceed the limit you have set.',
    CN: '此笔存款将超出您设置的存款限额。',
    ES: 'Este depósito superaría el límite que has fijado.',
    TY: 'Lalampas ang depositong ito sa limit na itinakda mo.',
    VI: 'Khoản nạp này sẽ vượt hạn mức bạn đã đặt.',
  },
  lossLimit: {
    EN: 'This bet could exceed the loss limit you have set.',
    CN: '此注可能使您超出所设置的亏损限额。',
    ES: 'Esta apuesta podría superar el límite de pérdidas que has fijado.',
    TY: 'Maaaring lumampas ang tayang ito sa limit sa pagkatalo na itinakda mo.',
    VI: 'Cược này có thể vượt hạn mức thua bạn đã đặt.',
  },
  limitUnfit: {
    EN: 'A limit is an amount above zero, or for time 15 to 1440 minutes a day.',
    CN: '限额须大于零；时长限额须为每日 15 至 1440 分钟。',
    ES: 'Un límite es una cantidad mayor que cero o, para el tiempo, de 15 a 1440 minutos al día.',
    TY: 'Ang limit ay halagang higit sa zero, o kung oras ay 15 hanggang 1440 minuto kada araw.',
    VI: 'Hạn mức phải lớn hơn 0; với thời gian là từ 15 đến 1440 phút mỗi ngày.',
  },
  choiceUnfit: {
    EN: 'This cannot be chosen.',
    CN: '无法选择此选项。',
    ES: 'Esta opción no está disponible.',
    TY: 'Hindi ito mapipili.',
    VI: 'Không thể chọn mục này.',
  },
} as const satisfies Record<string, Translated>;

/** What the platform says about limits and pauses. */
export function safetyMessage(name: keyof typeof MESSAGES, language: string): string {
  return inLanguage(MESSAGES[name], language);
}
