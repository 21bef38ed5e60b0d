import type { Explanation } from './explanation.ts';

/** Findings about flags, words and the law. */
export const contentCodes = {
  'flags/no-registration': {
    what: 'Nobody can register.',
    why: 'Both ways to register are off, and the brand does not say that it is by invitation only.',
    mend: 'Turn on USERNAMEREG3 or MOBILENUMREG3, or write "registration": "invitation" in brand.json.',
  },
  'flags/no-login': {
    what: 'Nobody who registers can log in again.',
    why: 'Members would get no password, and login by SMS is off.',
    mend: 'Turn on MOBILENUMPASSREG3, smsLogin or USERNAMEREG3.',
  },
  'flags/no-effect': {
    what: 'A flag does nothing, because of another one.',
    why: 'Whoever set it expects something that players will not see.',
    mend: 'Turn on the flag that it needs, or turn this one off.',
  },
  'flags/sms-without-mobile': {
    what: 'A flag needs members with a mobile number, but nobody registers with one.',
    why: 'Members who register here cannot use it: there is no number to send a code to.',
    mend: 'Turn on MOBILENUMREG3, or turn this flag off.',
  },
  'flags/social-without-provider': {
    what: 'Social login is on, but no provider is named.',
    why: 'The login would offer a choice of nothing.',
    mend: 'Add social.facebook or social.google to brand.json, or turn the flag off.',
  },
  'lang/unknown-language': {
    what: 'A file is named after a language that the platform does not have.',
    why: 'Nobody would ever read it.',
    mend: 'Name it after a platform code, such as EN or VI.',
  },
  'lang/unsupported-language': {
    what: 'There are words for a language that the brand does not support.',
    why: 'Nobody reads them.',
    mend: 'Add the language to languages.supported in brand.json, or remove the file.',
  },
  'lang/unknown-id': {
    what: 'No message of the product has this id.',
    why: 'The words are shown nowhere; the ones of the product stay.',
    mend: 'Correct the id, or remove the line.',
  },
  'lang/legacy-id': {
    what: 'A message has the name of an older product.',
    why: 'It still works, but hides what it changes.',
    mend: 'Run pnpm brand import-legacy, or write the id of today.',
  },
  'lang/icu-syntax': {
    what: 'A text is no ICU message.',
    why: 'The message could not be shown at all.',
    mend: "Check braces and tags; a brace that is meant as such is written '{'.",
  },
  'lang/blank': {
    what: 'A text is empty, or nothing in it can be seen.',
    why: 'A button or a heading would be empty, and a screen reader would pass it over.',
    mend: 'Write the text, or remove the line: the product’s own words then show.',
  },
  'lang/unreadable': {
    what: 'A text holds a character that nobody can read.',
    why: 'It is a control character, turns what follows around, or stands for a letter that a wrong encoding lost.',
    mend: 'Type the text anew, and save the file as UTF-8.',
  },
  'lang/placeholder-missing': {
    what: 'A text lacks a placeholder of the source text.',
    why: 'Players would miss a name, an amount or a date.',
    mend: 'Write the placeholder where its value belongs.',
  },
  'lang/placeholder-unknown': {
    what: 'A text has a placeholder that the source text does not have.',
    why: 'Nothing is ever put there; the message could not be shown.',
    mend: 'Correct its name, or remove it.',
  },
  'lang/untranslated': {
    what: 'A supported language lacks translations.',
    why: 'Players read those messages in another language.',
    mend: 'Run pnpm brand export for the language, have the file translated, and pnpm brand import it.',
  },
  'legal/unknown-language': {
    what: 'A legal text is named after a language that the platform does not have.',
    why: 'Nobody would ever read it.',
    mend: 'Name it after a platform code, such as terms.EN.md.',
  },
  'legal/no-licence': {
    what: 'No licence is named.',
    why: 'Players and regulators look for it in the footer.',
    mend: 'Add the licence under legal.licences.',
  },
  'legal/missing-text': {
    what: 'Terms or privacy are missing in a language of the brand.',
    why: 'Players accept them when they register, and must be able to read them.',
    mend: 'Add the file that the finding names.',
  },
  'legal/age-too-low': {
    what: 'Players are admitted at an age that the jurisdiction forbids.',
    why: 'It is against the law of the licence (Philippines: 21).',
    mend: 'Write the age that the finding names, or more.',
  },
  'legal/category-suspended': {
    what: 'A category of games is suspended in the jurisdiction.',
    why: 'Offering it is against the rules of the regulator (Philippines: cockfight).',
    mend: 'Write it into games.off.',
  },
  'legal/jackpot-simulated': {
    what: 'The jackpot is simulated where the regulator asks for approved rules.',
    why: 'A made-up jackpot misleads players, and costs the licence.',
    mend: 'Write "jackpot": "off"; a real feed shows by itself.',
  },
} as const satisfies Record<string, Explanation>;
