/** Languages that games are named in: names stay as their makers gave them, whatever the site's language is. */
export type Tongue = 'EN' | 'ES' | 'CN' | 'VI' | 'TH' | 'AR' | 'JA';

interface Vocabulary {
  /** what the game is about; the place in the list is also what its picture shows */
  readonly nouns: readonly string[];
  readonly qualities: readonly string[];
  join(quality: string, noun: string): string;
}

const words = (text: string) => text.split(' ');
const phrases = (text: string) => text.split(',');

/** 32 things and 32 qualities in each language: about a thousand names, and ten editions of each. */
export const vocabularies: Readonly<Record<Tongue, Vocabulary>> = {
  EN: {
    nouns: words(
      'Dragon Tiger Phoenix Koi Lotus Crown Diamond Lantern Pyramid Scarab Treasure Pearl Moon Star Rocket Planet Clover Bell Cherry Horseshoe Owl Cat Bull Whale Voyage Compass Masquerade Sword Castle Volcano Mushroom Cactus',
    ),
    qualities: words(
      'Golden Silver Jade Ruby Crystal Midnight Sunrise Winter Spring Summer Thunder Ocean Desert Forest Mountain River Island Royal Ancient Secret Lucky Paradise Wild Mystic Eternal Northern Southern Neon Velvet Iron Blazing Frozen',
    ),
    join: (quality, noun) => `${quality} ${noun}`,
  },
  ES: {
    nouns: words(
      'Dragón Tigre Fénix Pez Loto Corona Diamante Farol Pirámide Escarabajo Tesoro Perla Luna Estrella Cohete Planeta Trébol Campana Cereza Herradura Búho Gato Toro Ballena Barco Brújula Máscara Espada Castillo Volcán Seta Cactus',
    ),
    qualities: phrases(
      'de Oro,de Plata,de Jade,de Rubí,de Cristal,de Medianoche,del Amanecer,del Invierno,de Primavera,de Verano,del Trueno,del Océano,del Desierto,del Bosque,de la Montaña,del Río,de la Isla,del Rey,del Faraón,del Misterio,de la Suerte,del Edén,de la Selva,del Más Allá,de la Eternidad,del Norte,del Sur,de Neón,de Terciopelo,de Hierro,de Fuego,de Hielo',
    ),
    join: (quality, noun) => `${noun} ${quality}`,
  },
  CN: {
    nouns: words(
      '神龙 猛虎 凤凰 锦鲤 莲花 王冠 钻石 灯笼 金字塔 圣甲虫 宝藏 明珠 月亮 星辰 火箭 星球 四叶草 铃铛 樱桃 马蹄 猫头鹰 灵猫 公牛 鲸鱼 航程 罗盘 面具 宝剑 城堡 火山 蘑菇 仙人掌',
    ),
    qualities: words(
      '黄金 白银 翡翠 红宝 水晶 午夜 日出 寒冬 新春 盛夏 雷霆 海洋 沙漠 森林 高山 江河 海岛 皇家 远古 秘境 幸运 天堂 狂野 神秘 永恒 北方 南方 霓虹 丝绒 钢铁 烈焰 冰封',
    ),
    join: (quality, noun) => `${quality}${noun}`,
  },
  VI: {
    nouns: phrases(
      'Rồng,Hổ,Phượng Hoàng,Cá Chép,Hoa Sen,Vương Miện,Kim Cương,Đèn Lồng,Kim Tự Tháp,Bọ Hung,Kho Báu,Ngọc Trai,Trăng,Ngôi Sao,Tên Lửa,Hành Tinh,Cỏ Bốn Lá,Chuông,Anh Đào,Móng Ngựa,Cú Mèo,Mèo,Trâu,Cá Voi,Thuyền,La Bàn,Mặt Nạ,Kiếm,Lâu Đài,Núi Lửa,Nấm,Xương Rồng',
    ),
    qualities: phrases(
      'Vàng,Bạc,Ngọc Bích,Hồng Ngọc,Pha Lê,Nửa Đêm,Bình Minh,Mùa Đông,Mùa Xuân,Mùa Hạ,Sấm Sét,Đại Dương,Sa Mạc,Rừng Xanh,Núi Cao,Dòng Sông,Đảo Xa,Hoàng Gia,Cổ Đại,Bí Mật,May Mắn,Thiên Đường,Hoang Dã,Huyền Bí,Vĩnh Cửu,Phương Bắc,Phương Nam,Rực Rỡ,Nhung Lụa,Thép,Lửa,Băng',
    ),
    join: (quality, noun) => `${noun} ${quality}`,
  },
  TH: {
    nouns: words(
      'มังกร เสือ หงส์ ปลาคาร์ป ดอกบัว มงกุฎ เพชร โคมไฟ พีระมิด แมลงทับ สมบัติ ไข่มุก พระจันทร์ ดวงดาว จรวด ดาวเคราะห์ ใบโคลเวอร์ ระฆัง เชอร์รี เกือกม้า นกฮูก แมว กระทิง วาฬ เรือ เข็มทิศ หน้ากาก ดาบ ปราสาท ภูเขาไฟ เห็ด กระบองเพชร',
    ),
    qualities: words(
      'ทองคำ เงินยวง หยก ทับทิม คริสตัล เที่ยงคืน อรุณ เหมันต์ วสันต์ คิมหันต์ สายฟ้า มหาสมุทร ทะเลทราย พงไพร ขุนเขา สายน้ำ เกาะแก้ว ราชา โบราณ ลับแล โชคดี สวรรค์ พเนจร เวทมนตร์ นิรันดร์ แดนเหนือ แดนใต้ นีออน กำมะหยี่ เหล็กกล้า เพลิง น้ำแข็ง',
    ),
    join: (quality, noun) => `${noun}${quality}`,
  },
  AR: {
    nouns: words(
      'تنين نمر عنقاء سمكة زهرة تاج ماسة فانوس هرم جعران كنز لؤلؤة قمر نجمة صاروخ كوكب برسيم جرس كرزة حدوة بومة قطة ثور حوت سفينة بوصلة قناع سيف قلعة بركان فطر صبار',
    ),
    qualities: words(
      'الذهب الفضة اليشم الياقوت البلور الليل الشروق الشتاء الربيع الصيف الرعد المحيط الصحراء الغابة الجبل النهر الجزيرة الملك الأجداد الأسرار الحظ الفردوس البراري السحر الخلود الشمال الجنوب النيون المخمل الحديد النار الجليد',
    ),
    join: (quality, noun) => `${noun} ${quality}`,
  },
  JA: {
    nouns: words(
      'ドラゴン タイガー フェニックス 錦鯉 蓮 クラウン ダイヤ 提灯 ピラミッド スカラベ 宝箱 真珠 月 星 ロケット 惑星 クローバー ベル チェリー 蹄鉄 フクロウ ネコ 闘牛 クジラ 船旅 羅針盤 仮面 剣 城 火山 キノコ サボテン',
    ),
    qualities: words(
      '黄金 白銀 翡翠 ルビー クリスタル 真夜中 日の出 冬 春 夏 雷 海 砂漠 森 山 川 島 王 古代 秘密 幸運 楽園 野生 神秘 永遠 北 南 ネオン ベルベット 鋼 炎 氷',
    ),
    join: (quality, noun) => `${quality}の${noun}`,
  },
};

/** How many things a game can be about. */
export const NOUNS = 32;

/** What tells the editions of a game apart; the first has none. */
export const editions = ['', ' II', ' 7', ' 88', ' XL', ' III', ' 100', ' 243', ' 500', ' 1000'] as const;

/** Card games that belong to everyone, and places to play them. */
export const cardGames: readonly string[] = phrases(
  'Tongits,Pusoy,Pusoy Dos,Lucky Nine,Tiến Lên,Phỏm,Xì Dách,Mậu Binh,Ba Cây,斗地主,麻将,炸金花,抢庄牛牛,二八杠,十三水,Rummy,Poker,Teen Patti,Baccarat,Blackjack,Dominó,Chinchón,Hearts,Spades',
);

export const fishingGames: readonly string[] = phrases(
  'Coral Watch,Deep Blue Net,Koi Garden,Octopus Bay,Pearl Divers,Storm Reef,Golden Carp Lake,Whale Song,Bắn Cá Biển Đông,Long Cung,深海猎人,龙宫寻宝,金鲤湖,Arrecife Mágico,Marea Alta,Turtle Island',
);
