import { defineMessages } from 'react-intl';

/** One line for each thing that a rule can ask for (AUTH-12, AUTH-13). */
export const checkMessages = defineMessages({
  letter: { id: 'auth.rules.letter', defaultMessage: 'A letter from A to Z', description: 'Rule under a field' },
  digit: { id: 'auth.rules.digit', defaultMessage: 'A digit', description: 'Rule under a field' },
  upper: { id: 'auth.rules.upper', defaultMessage: 'A capital letter', description: 'Rule under a field' },
  lower: { id: 'auth.rules.lower', defaultMessage: 'A small letter', description: 'Rule under a field' },
  symbol: { id: 'auth.rules.symbol', defaultMessage: 'A symbol such as ! or #', description: 'Rule under a field' },
  noSpaces: { id: 'auth.rules.noSpaces', defaultMessage: 'No spaces', description: 'Rule under a field' },
  letterFirst: {
    id: 'auth.rules.letterFirst',
    defaultMessage: 'Begins with a letter',
    description: 'Rule under a field',
  },
  lettersDigitsOnly: {
    id: 'auth.rules.lettersDigitsOnly',
    defaultMessage: 'Only letters from A to Z and digits',
    description: 'Rule under a field',
  },
  digitsOnly: { id: 'auth.rules.digitsOnly', defaultMessage: 'Only digits', description: 'Rule under a field' },
  englishOnly: {
    id: 'auth.rules.englishOnly',
    defaultMessage: 'Only English letters and spaces',
    description: 'Rule under a field',
  },
  thaiOnly: { id: 'auth.rules.thaiOnly', defaultMessage: 'Only Thai letters', description: 'Rule under a field' },
  koreanOnly: { id: 'auth.rules.koreanOnly', defaultMessage: 'Only Korean letters', description: 'Rule under a field' },
  fullWidthOnly: {
    id: 'auth.rules.fullWidthOnly',
    defaultMessage: 'Only full-width Japanese characters',
    description: 'Rule under a field',
  },
  uppercaseOnly: {
    id: 'auth.rules.uppercaseOnly',
    defaultMessage: 'Only capital letters and spaces',
    description: 'Rule under a field',
  },
  nameWithSpace: {
    id: 'auth.rules.nameWithSpace',
    defaultMessage: 'First and last name, with a space between',
    description: 'Rule under a field',
  },
  dateYearFirst: {
    id: 'auth.rules.dateYearFirst',
    defaultMessage: 'A date as year-month-day, such as 1990-12-31',
    description: 'Rule under a field',
  },
  dateMonthFirst: {
    id: 'auth.rules.dateMonthFirst',
    defaultMessage: 'A date as month-day-year, such as 12-31-1990',
    description: 'Rule under a field',
  },
});

/** How long a text may be; one number when both ends are the same (C16). */
export const lengthMessages = defineMessages<{
  exact: { count: number };
  between: { min: number; max: number };
  atLeast: { min: number };
  atMost: { max: number };
}>({
  exact: {
    id: 'auth.rules.exact',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
    description: 'Rule under a field: exactly so many characters',
  },
  between: {
    id: 'auth.rules.between',
    defaultMessage: '{min} to {max} characters',
    description: 'Rule under a field; the second number is larger than the first',
  },
  atLeast: {
    id: 'auth.rules.atLeast',
    defaultMessage: 'At least {min, plural, one {# character} other {# characters}}',
    description: 'Rule under a field',
  },
  atMost: {
    id: 'auth.rules.atMost',
    defaultMessage: 'At most {max, plural, one {# character} other {# characters}}',
    description: 'Rule under a field',
  },
});

export const messages = defineMessages({
  met: {
    id: 'auth.rules.met',
    defaultMessage: 'fulfilled',
    description: 'Said by screen readers after a rule that what was typed fulfils',
  },
  unmet: {
    id: 'auth.rules.unmet',
    defaultMessage: 'still missing',
    description: 'Said by screen readers after a rule that what was typed does not fulfil yet',
  },
});
