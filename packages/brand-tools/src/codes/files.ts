import type { Explanation } from './explanation.ts';

/** Findings about files and folders, before anything in them is understood. */
export const fileCodes = {
  'file/bom': {
    what: 'A file begins with a byte order mark.',
    why: 'Some programs read the invisible mark as the first letter, and the file breaks there and works here.',
    mend: 'Save the file as “UTF-8 without BOM”.',
  },
  'file/not-utf8': {
    what: 'A file is not in UTF-8.',
    why: 'Letters outside of English would turn into others on the players’ screens.',
    mend: 'Save the file as “UTF-8 without BOM”.',
  },
  'file/too-large': {
    what: 'A file is larger than a pack may hold of its kind.',
    why: 'Every player downloads it; on a phone with a weak signal the page would wait for it.',
    mend: 'Export the picture smaller, or cut the font to the letters you need.',
  },
  'file/not-a-file': {
    what: 'Something in the folder is neither a file nor a folder.',
    why: 'Reading it could wait for ever, so nothing is read from it.',
    mend: 'Remove it.',
  },
  'file/unreadable': {
    what: 'A file or folder cannot be read.',
    why: 'What is in it would silently be missing from the site.',
    mend: 'Check the link, or who may read the file.',
  },
  'json/empty': {
    what: 'A JSON file is empty.',
    why: 'An empty file is no JSON; nobody knows whether something was lost.',
    mend: 'Write at least {}, or remove the file.',
  },
  'json/syntax': {
    what: 'A file is not JSON.',
    why: 'What follows the slip cannot be understood, so the brand cannot be built.',
    mend: 'Check quotes, commas and brackets at the place that is named. JSON has no comments.',
  },
  'json/too-deep': {
    what: 'Brackets are nested deeper than any file of a pack needs.',
    why: 'It is most likely a bracket too many, and reading it could exhaust the memory.',
    mend: 'Check the brackets.',
  },
  'json/duplicate-key': {
    what: 'A key is written twice in one object.',
    why: 'JSON keeps one of the two and does not say which; the other has no effect.',
    mend: 'Keep one of the two.',
  },
  'json/forbidden-key': {
    what: 'A key has a meaning of its own to the programming language.',
    why: 'It could change what every other object is.',
    mend: 'Remove it.',
  },
  'pack/no-brands': {
    what: 'There is no brand in the folder, or no folder.',
    why: 'Without a brand there is no site to build.',
    mend: 'Run pnpm brand new, or check the path of the folder.',
  },
  'pack/symlink-out': {
    what: 'A link leads out of the folder it stands in.',
    why: 'A build on another machine would not find it, or would publish a file that was never meant to be.',
    mend: 'Put a copy of the file or folder there instead.',
  },
  'pack/bad-folder-name': {
    what: 'A folder has a name that no brand can have.',
    why: 'The name becomes a host name and an address; this one would be none.',
    mend: 'Rename it with small letters, digits and single hyphens, a letter first, 40 characters at most.',
  },
  'pack/stray-file': {
    what: 'A file lies beside the brands and belongs to none.',
    why: 'No part of the product reads it, whatever it says.',
    mend: 'Move it into the folder of its brand, or remove it.',
  },
  'pack/unknown-brand': {
    what: 'There is no brand of that name.',
    why: 'A brand that is not there cannot be checked, so the answer would mean nothing.',
    mend: 'Write the name of a folder in brands.',
  },
  'pack/save-unfinished': {
    what: 'A save of the brand studio was interrupted, so that some files of it are new and others still old.',
    why: 'New colours with the old words or flags may be a brand that nobody has looked at.',
    mend: 'Open the brand in the studio with pnpm studio; that ends the save.',
  },
  'pack/too-many-files': {
    what: 'The folder holds more files than a pack needs.',
    why: 'It is most likely a folder of drafts or of another program, and each file would be read at every build.',
    mend: 'Keep only what belongs to the brand.',
  },
  'pack/too-deep': {
    what: 'Folders are nested too deep.',
    why: 'No part of the product reads from down there.',
    mend: 'Put the files nearer to the brand’s folder.',
  },
  'pack/missing-file': {
    what: 'A file that every brand needs is not there.',
    why: 'Who the brand is and how it looks are never taken from another brand or a default.',
    mend: 'Add the file; pnpm brand new writes a whole pack.',
  },
  'pack/unknown-file': {
    what: 'No part of the product reads this file.',
    why: 'A misspelt name looks like a setting and does nothing.',
    mend: 'Correct its name, move it to assets, lang or legal, or remove it.',
  },
  'catalogue/wrong-type': {
    what: 'A file of the product’s own messages does not hold texts.',
    why: 'Brands are checked against the messages; without them a wrong id would pass.',
    mend: 'Run pnpm --filter @marquee/web messages, or take the file from the last release.',
  },
  'catalogue/unreadable': {
    what: 'The product’s own messages cannot be read.',
    why: 'Brands are checked against the messages; without them a wrong id would pass.',
    mend: 'Check that the folder is there and who may read it.',
  },
} as const satisfies Record<string, Explanation>;
