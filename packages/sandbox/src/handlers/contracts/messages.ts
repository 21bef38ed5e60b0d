import { inLanguage, type Translated } from '../../messages.ts';

const MESSAGES = {
  unknown: {
    EN: 'There is no such contract.',
    CN: '该契约不存在。',
    ES: 'Ese contrato no existe.',
    TY: 'Walang ganoong kontrata.',
    VI: 'Hợp đồng này không tồn tại.',
  },
  notOpen: {
    EN: 'There is nothing to answer. The contract may have changed; please look again.',
    CN: '没有待处理的请求，契约可能已变更，请刷新查看。',
    ES: 'No hay nada que responder. Puede que el contrato haya cambiado; vuelve a mirarlo.',
    TY: 'Walang kailangang sagutin. Maaaring nagbago ang kontrata; tingnan muli.',
    VI: 'Không có yêu cầu nào cần trả lời. Hợp đồng có thể đã thay đổi, vui lòng xem lại.',
  },
  waiting: {
    EN: 'A request on this contract is waiting for an answer.',
    CN: '该契约已有请求等待处理。',
    ES: 'Hay una solicitud sobre este contrato pendiente de respuesta.',
    TY: 'May kahilingan sa kontratang ito na naghihintay ng sagot.',
    VI: 'Hợp đồng này đang có yêu cầu chờ trả lời.',
  },
  notActive: {
    EN: 'This contract is not in force.',
    CN: '该契约未生效。',
    ES: 'Este contrato no está en vigor.',
    TY: 'Walang bisa ang kontratang ito.',
    VI: 'Hợp đồng này chưa có hiệu lực.',
  },
  agentsOnly: {
    EN: 'Only agents can offer contracts, and only to direct downlines.',
    CN: '仅代理可向直属下级发起契约。',
    ES: 'Solo los agentes pueden ofrecer contratos, y solo a sus referidos directos.',
    TY: 'Mga ahente lang ang makapag-aalok ng kontrata, at sa mga direktang downline lang.',
    VI: 'Chỉ đại lý được đề nghị hợp đồng, và chỉ với tuyến dưới trực tiếp.',
  },
  rateHigh: {
    EN: 'The rate must be above 0 and not higher than your own.',
    CN: '比例须大于0且不高于您自己的比例。',
    ES: 'El porcentaje debe ser mayor que 0 y no superar el tuyo.',
    TY: 'Dapat higit sa 0 ang rate at hindi mas mataas kaysa sa iyo.',
    VI: 'Tỷ lệ phải lớn hơn 0 và không cao hơn tỷ lệ của bạn.',
  },
  periodMissing: {
    EN: 'Please choose a period.',
    CN: '请选择周期。',
    ES: 'Elige un periodo.',
    TY: 'Pumili ng panahon.',
    VI: 'Vui lòng chọn kỳ.',
  },
  termsInvalid: {
    EN: 'The number of active members must be 0 to 9,999.',
    CN: '活跃人数须为0至9,999。',
    ES: 'El número de miembros activos debe ser de 0 a 9,999.',
    TY: 'Dapat 0 hanggang 9,999 ang bilang ng aktibong miyembro.',
    VI: 'Số thành viên hoạt động phải từ 0 đến 9,999.',
  },
  endsOthers: {
    EN: 'Contracts of downlines with a higher rate end when you agree. Please confirm that you have seen which.',
    CN: '同意后，比例更高的下级契约将自动终止。请确认您已查看受影响的契约。',
    ES: 'Al aceptar terminan los contratos de referidos con un porcentaje mayor. Confirma que has visto cuáles.',
    TY: 'Kapag pumayag ka, matatapos ang mga kontrata ng downline na mas mataas ang rate. Kumpirmahin na nakita mo kung alin.',
    VI: 'Khi bạn đồng ý, hợp đồng của tuyến dưới có tỷ lệ cao hơn sẽ kết thúc. Vui lòng xác nhận đã xem danh sách.',
  },
} as const satisfies Record<string, Translated>;

export type ContractMessage = keyof typeof MESSAGES;

export function contractMessage(name: ContractMessage, language: string): string {
  return inLanguage(MESSAGES[name], language);
}
