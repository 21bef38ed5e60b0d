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
  ])('GAME-02 %j is found as %j', (name, typed) => {
    expect(fold(name)).toBe(fold(typed));
  });

  test.each([
    ['ギンカ', 'キンカ'],
    ['금', '그'],
    ['ทอง', 'ทาง'],
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

  test('GAME-02 nothing typed is answered by all, nonsense by nothing', () => {
    expect(find(['b', 'a'], '  ')).toEqual(['b', 'a']);
    expect(find(['b', 'a'], '.*')).toEqual([]);
  });
});
