import type { Translated } from '../messages.ts';

const same = (EN: string, CN: string, ES: string, TY: string, VI: string): Translated => ({ EN, CN, ES, TY, VI });

/** The menus of the lottery page by their tag; more than seven, so that the bar needs its arrows (LOTT-01). */
export const MENU_TITLES = {
  north: same('Northern Vietnam', '越南北部', 'Vietnam del norte', 'Hilagang Vietnam', 'Miền Bắc'),
  central: same('Central Vietnam', '越南中部', 'Vietnam central', 'Gitnang Vietnam', 'Miền Trung'),
  south: same('Southern Vietnam', '越南南部', 'Vietnam del sur', 'Timog Vietnam', 'Miền Nam'),
  fast: same('Fast draws', '极速彩', 'Sorteos rápidos', 'Mabilis na draw', 'Quay nhanh'),
  race: same('Races', '竞速', 'Carreras', 'Karera', 'Đua'),
  dice: same('Dice', '骰宝', 'Dados', 'Dice', 'Xúc xắc'),
  keno: same('Keno', '快乐彩', 'Keno', 'Keno', 'Keno'),
  sea: same('Southeast Asia', '东南亚', 'Sudeste asiático', 'Timog-silangang Asya', 'Đông Nam Á'),
  weekly: same('Weekly', '每周开奖', 'Semanales', 'Lingguhan', 'Hằng tuần'),
} as const satisfies Record<string, Translated>;

/** The tag of a menu. */
export type MenuTag = keyof typeof MENU_TITLES;

/** The names of the lotteries by their code. */
export const LOTTERY_NAMES = {
  VNNDAWN: same('Red Delta Dawn', '红河晨曦', 'Delta Rojo del Alba', 'Red Delta Umaga', 'Sông Hồng Bình Minh'),
  VNNEVE: same('Red Delta Evening', '红河夜彩', 'Delta Rojo de la Tarde', 'Red Delta Gabi', 'Sông Hồng Buổi Tối'),
  VNCPASS: same('Cloud Pass', '海云彩', 'Paso de las Nubes', 'Cloud Pass', 'Đèo Mây'),
  VNCDUNE: same('White Dunes', '白沙彩', 'Dunas Blancas', 'White Dunes', 'Đồi Cát Trắng'),
  VNSDELTA: same('Nine Mouths', '九龙彩', 'Nueve Bocas', 'Nine Mouths', 'Chín Cửa Sông'),
  VNSISLE: same('Pearl Isle Six', '珍珠岛六合', 'Seis de la Isla Perla', 'Pearl Isle Six', 'Đảo Ngọc 6 Số'),
  FAST1: same('One Minute Five', '一分五星', 'Cinco en un minuto', 'Isang Minutong Lima', 'Năm Số 1 Phút'),
  FAST3: same('Three Minute Five', '三分五星', 'Cinco en tres minutos', 'Tatlong Minutong Lima', 'Năm Số 3 Phút'),
  FAST5: same('Five Minute Five', '五分五星', 'Cinco en cinco minutos', 'Limang Minutong Lima', 'Năm Số 5 Phút'),
  BOATS: same('Ten Boats', '十龙舟', 'Diez barcas', 'Sampung Bangka', 'Mười Thuyền Đua'),
  BOATSFAST: same(
    'Ten Boats Fast',
    '极速十龙舟',
    'Diez barcas rápidas',
    'Sampung Bangka, Mabilis',
    'Mười Thuyền Siêu Tốc',
  ),
  DICE1: same('Three Dice', '三骰', 'Tres dados', 'Tatlong Dice', 'Ba Xúc Xắc'),
  KENO10: same('Lantern Keno', '灯笼快乐彩', 'Keno de los Faroles', 'Lantern Keno', 'Keno Đèn Lồng'),
  STRAITS: same('Straits Four', '海峡四位数', 'Cuatro del Estrecho', 'Straits Four', 'Bốn Số Eo Biển'),
  CORAL: same('Coral Three', '珊瑚三位数', 'Tres del Coral', 'Coral Three', 'Ba Số San Hô'),
  SUNDAY: same('Sunday Lighthouse', '周日灯塔', 'Faro del domingo', 'Sunday Lighthouse', 'Hải Đăng Chủ Nhật'),
} as const satisfies Record<string, Translated>;

/** The code of a lottery. */
export type LotteryCode = keyof typeof LOTTERY_NAMES;
