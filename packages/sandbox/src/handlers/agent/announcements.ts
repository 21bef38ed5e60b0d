import type { Handler } from '../../exchange.ts';
import { inLanguage, type Translated } from '../../messages.ts';
import { agentOf } from '../../people.ts';
import { DAY_MS } from '../../team/calendar.ts';
import { page } from './here.ts';

interface Announcement {
  readonly title: Translated;
  readonly content: Translated;
  readonly at: number;
  readonly pinned?: true;
}

const FIRST = Date.UTC(2026, 3, 28, 2);

const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    title: {
      EN: 'Wages are settled every five minutes',
      CN: '工资每5分钟结算一次',
      ES: 'Los salarios se liquidan cada cinco minutos',
      TY: 'Tuwing limang minuto ang pag-settle ng sahod',
      VI: 'Lương được kết toán mỗi năm phút',
    },
    content: {
      EN: '<p>Daily, hourly and real-time wages reach your main wallet at the first settlement after their period has ended.</p>',
      CN: '<p>日工资、时薪和实时工资会在周期结束后的首次结算时转入您的主钱包。</p>',
      ES: '<p>Los salarios diarios, por hora y en tiempo real llegan a tu cartera principal en la primera liquidación tras cerrarse su periodo.</p>',
      TY: '<p>Papasok sa iyong main wallet ang arawan, oras-oras at real-time na sahod sa unang settlement pagkatapos ng kanilang panahon.</p>',
      VI: '<p>Lương ngày, lương giờ và lương thời gian thực vào ví chính ở kỳ kết toán đầu tiên sau khi hết kỳ.</p>',
    },
    at: FIRST,
    pinned: true,
  },
  {
    title: {
      EN: 'Before you agree to a new contract',
      CN: '接受新契约前请注意',
      ES: 'Antes de aceptar un contrato nuevo',
      TY: 'Bago ka pumayag sa bagong kontrata',
      VI: 'Trước khi đồng ý hợp đồng mới',
    },
    content: {
      EN: '<p>Contracts of downlines whose rate is higher than your new one end when you agree. You see which ones before you decide.</p>',
      CN: '<p>若下级契约的比例高于您的新契约，您同意后这些契约将自动终止。决定前您可以查看受影响的名单。</p>',
      ES: '<p>Los contratos de tus referidos con un porcentaje mayor que el nuevo terminan cuando aceptas. Antes de decidir verás cuáles son.</p>',
      TY: '<p>Matatapos ang mga kontrata ng downline na mas mataas ang rate kaysa sa bago mo kapag pumayag ka. Makikita mo muna kung alin ang mga ito.</p>',
      VI: '<p>Hợp đồng của tuyến dưới có tỷ lệ cao hơn hợp đồng mới sẽ kết thúc khi bạn đồng ý. Bạn được xem danh sách trước khi quyết định.</p>',
    },
    at: FIRST - 6 * DAY_MS,
  },
  {
    title: {
      EN: 'Introduce the site responsibly',
      CN: '请负责任地推广',
      ES: 'Presenta el sitio con responsabilidad',
      TY: 'Ipakilala ang site nang may pananagutan',
      VI: 'Giới thiệu trang có trách nhiệm',
    },
    content: {
      EN: '<p>Share your links with adults only, do not promise winnings, and point to the responsible-gaming page when someone asks for help.</p>',
      CN: '<p>链接仅可分享给成年人，不得承诺盈利；如有人需要帮助，请引导其查看负责任博彩页面。</p>',
      ES: '<p>Comparte tus enlaces solo con adultos, no prometas ganancias y remite a la página de juego responsable a quien pida ayuda.</p>',
      TY: '<p>Sa mga nasa hustong gulang lang ibahagi ang mga link, huwag mangako ng panalo, at ituro ang pahina ng responsableng paglalaro sa humihingi ng tulong.</p>',
      VI: '<p>Chỉ chia sẻ liên kết với người trưởng thành, không hứa hẹn thắng cược và hướng dẫn đến trang chơi có trách nhiệm khi có người cần giúp đỡ.</p>',
    },
    at: FIRST - 20 * DAY_MS,
  },
];

/** What the platform tells its agents (AGNT-01). */
export const announcements: Handler<'agent.announcements'> = (exchange) => {
  agentOf(exchange);
  const { scenario, language, input } = exchange;
  const rows = ANNOUNCEMENTS.map(({ title, content, at, pinned }, index) => {
    const words = inLanguage(title, language);
    return {
      id: `AA${index + 1}`,
      title: scenario.longText ? `${words}. ${words}. ${words}.` : words,
      content: inLanguage(content, language),
      at,
      pinned: pinned ? '1' : '0',
    } as const;
  });
  return page(scenario.empty ? [] : rows, input);
};
