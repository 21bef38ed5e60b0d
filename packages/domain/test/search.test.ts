import { describe, expect, test } from 'vitest';
import { fold, searchIn } from '../src/search.ts';

describe('GAME-02 search', () => {
  test.each([
    ['Corazón Dorado', 'CORAZON dorado'],
    ['Rồng Vàng Đại Dương', 'rong vang dai duong'],
    ['ＬＵＣＫＹ ７', 'lucky 7'],
    ['Straße', 'STRASSE'],
    ['İstanbul', 'istanbul'],
    ['كَنْزُ الذَّهَب', 'كنز الذهب'],
    ['أسد', 'اسد'],
    ['ｷﾝｸﾞ', 'キング'],
    ['ช้างทอง', 'ชางทอง'],
    ['A  b', 'a b'],
    // Vietnamese: every tone of every vowel, in one letter or as marks, in capitals
    ['Bắn Cá Đại Dương', 'BAN CA DAI DUONG'],
    ['Thần Tài Phát Lộc', 'than tai phat loc'],
    ['Ngựa Ô Truy Phong'.normalize('NFD'), 'ngua o truy phong'],
    ['ữ ỷ ặ ẵ ộ ỡ ẽ ỉ', 'u y a a o o e i'],
    // Spanish, Portuguese, Turkish, Polish, Nordic
    ['Piñata Ñandú', 'pinata nandu'],
    ['Coração Légua', 'coracao legua'],
    ['Çılgın Işık', 'cilgin isik'],
    ['Łódź Źródło', 'lodz zrodlo'],
    ['Ørsted Æsir', 'orsted aesir'],
    // full-width and half-width: letters, figures, signs, spaces, kana, hangul
    ['ＦＯＲＴＵＮＥ　ＴＩＧＥＲ', 'fortune tiger'],
    ['７７７！', '777!'],
    ['ﾄﾞﾗｺﾞﾝ', 'ドラゴン'],
    ['ﾡﾢ', 'ㄱㄲ'],
    // a letter and its mark apart, as some systems send them
    ['か\u3099', 'が'],
    ['ㅎㅏㄴ'.normalize('NFKD'), 'ㅎㅏㄴ'],
    ['금'.normalize('NFD'), '금'],
    // Thai without tones, and its vowel that is written in two ways
    ['มังกรทอง', 'มังกรทอง'],
    ['เสือน้อย', 'เสือนอย'],
    ['น้ำตก', 'นําตก'],
    // Arabic without vowel signs, the stretched line, and forms of alif, ya and ta
    ['أَلْفُ لَيْلَة', 'الف ليله'],
    ['صـــيـــد', 'صيد'],
    ['إمبراطورية', 'امبراطوريه'],
    ['مُنَى', 'مني'],
    ['ﷲ', 'الله'],
    // other ways of one sign
    ['№ 1', 'no 1'],
    ['Ⅳ', 'iv'],
    ['①', '1'],
    ['ǅungla', 'dzungla'],
  ])('GAME-02 %j is found as %j', (name, typed) => {
    expect(fold(name)).toBe(fold(typed));
  });

  test.each([
    ['ギンカ', 'キンカ'],
    ['금', '그'],
    ['ทอง', 'ทาง'],
    ['は', 'ぱ'],
    ['龙', '龍'],
    ['نار', 'نور'],
    ['1', 'l'],
  ])('GAME-02 %j and %j stay apart', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  const find = (names: string[], query: string) => searchIn(names, fold, query);

  test('GAME-02 exact first, then beginnings, words, parts and scattered words', () => {
    const names = ['Fire of Golden Dragon', 'Snapdragon', 'Red Dragon', 'Dragon Nights', 'Dragón', 'Phoenix'];
    expect(find(names, 'dragon')).toEqual([
      'Dragón',
      'Dragon Nights',
      'Fire of Golden Dragon',
      'Red Dragon',
      'Snapdragon',
    ]);
    expect(find(names, 'dragon fire')).toEqual(['Fire of Golden Dragon']);
  });

  test('GAME-02 CJK by part of the name', () => {
    expect(find(['金龙传说', '银龙', '黄金之城'], '龙')).toEqual(['金龙传说', '银龙']);
  });

  test.each([
    ['中', ['财神中彩', '中国龙']],
    ['龙传', ['金龙传说']],
    ['ドラ', ['黄金ドラゴン']],
    ['한국', ['대한국민']],
    ['ทอง', ['มังกรทอง', 'เสือทองคำ']],
    ['ذهب', ['كنز الذهب']],
    ['vàng', ['Rồng Vàng']],
    ['dragon 8', ['Dragon 88']],
  ])('GAME-02 %j finds %j among names of many scripts', (query, expected) => {
    const names = [
      '财神中彩',
      '金龙传说',
      '黄金ドラゴン',
      '대한국민',
      'มังกรทอง',
      'เสือทองคำ',
      'كنز الذهب',
      'Rồng Vàng',
      'Dragon 88',
      '中国龙',
    ];
    expect(find(names, query).sort()).toEqual([...expected].sort());
  });

  test('GAME-02 the same name first, in whatever script, case, width or with whatever accents it was typed', () => {
    expect(find(['Rồng Vàng 2', 'Con Rồng Vàng', 'Rồng Vàng'], 'RONG VANG')[0]).toBe('Rồng Vàng');
    expect(find(['金龙传说', '小金龙', '金龙'], '金龙')[0]).toBe('金龙');
    expect(find(['777 Deluxe', 'Super 777', '777'], '７７７')[0]).toBe('777');
    expect(find(['كنز الذهب الكبير', 'كنز الذهب'], 'كَنْز الذَّهَب')[0]).toBe('كنز الذهب');
  });

  test.each([
    ['springpearl', 'Spring Pearl'],
    ['SPRING-PEARL', 'Spring Pearl'],
    ['spring pearls', 'Spring-Pearls'],
    ['pearl spring', 'PearlSpring'],
    ['dragons 8', 'Dragon’s 8'],
    ['777deluxe', '7.7.7 Deluxe'],
    ['rongvang', 'Rồng Vàng'],
    ['كنزالذهب', 'كنز الذهب'],
    ['金龙传', '金·龙·传说'],
  ])('GAME-02 %j finds %j, whatever stands between the letters', (query, name) => {
    expect(find(['Phoenix', name], query)).toEqual([name]);
  });

  test('GAME-02 what was found before goes before what only has the letters', () => {
    const names = ['Springpearl', 'Pearl of Spring', 'Old Spring Pearl', 'Spring Pearl', 'Spring Pearl II'];
    expect(find(names, 'spring pearl')).toEqual([
      'Spring Pearl',
      'Spring Pearl II',
      'Old Spring Pearl',
      'Springpearl',
      'Pearl of Spring',
    ]);
    expect(find(names, 'springpearl')).toEqual(['Springpearl', 'Old Spring Pearl', 'Spring Pearl', 'Spring Pearl II']);
  });

  test('GAME-02 a search as long as an address can hold is one that finds nothing, unless a name is as long', () => {
    const long = 'pearl'.repeat(20_000);
    expect(find(['Spring Pearl', long], long)).toEqual([long]);
    expect(find(['Spring Pearl'], long)).toEqual([]);
  });

  test('GAME-02 equals keep the platform’s order', () => {
    expect(find(['Gold B', 'Gold A', 'Gold C'], 'gold')).toEqual(['Gold B', 'Gold A', 'Gold C']);
  });

  test('GAME-02 nothing typed is answered by all, nonsense by nothing', () => {
    expect(find(['b', 'a'], '  ')).toEqual(['b', 'a']);
    expect(find(['b', 'a'], '.*')).toEqual([]);
  });
});
