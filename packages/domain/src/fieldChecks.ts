function isDate(year: string, month: string, day: string): boolean {
  const date = new Date(0);
  // years before 100 would be read as 19xx by the constructor
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(month) > 0;
}

/** Single things a text can fulfil, each simple enough to be told in a few words (AUTH-12, AUTH-13). */
export const checks = {
  letter: (value) => /[A-Za-z]/.test(value),
  digit: (value) => /[0-9]/.test(value),
  upper: (value) => /[A-Z]/.test(value),
  lower: (value) => /[a-z]/.test(value),
  symbol: (value) => /[^A-Za-z0-9\s]/.test(value),
  noSpaces: (value) => /^\S+$/.test(value),
  letterFirst: (value) => /^[A-Za-z]/.test(value),
  lettersDigitsOnly: (value) => /^[A-Za-z0-9]+$/.test(value),
  digitsOnly: (value) => /^[0-9]+$/.test(value),
  englishOnly: (value) => /^[A-Za-z ]+$/.test(value),
  thaiOnly: (value) => /^[\u0e01-\u0e3a\u0e40-\u0e5b ]+$/.test(value),
  koreanOnly: (value) => /^[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3 ]+$/.test(value),
  fullWidthOnly: (value) => /^[\u3000-\u303f\u3040-\u30ff\u4e00-\u9fff\uff01-\uff60]+$/.test(value),
  uppercaseOnly: (value) => /^[A-Z ]+$/.test(value),
  nameWithSpace: (value) => /^\S+( \S+)+$/.test(value),
  dateYearFirst: (value) => {
    const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
    return year !== '' && isDate(year, month, day);
  },
  dateMonthFirst: (value) => {
    const [, month = '', day = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value) ?? [];
    return year !== '' && isDate(year, month, day);
  },
} as const satisfies Record<string, (value: string) => boolean>;

export type CheckName = keyof typeof checks;
