import { checkAccess } from './access.ts';
import { checkAssets } from './assets.ts';
import type { AcrossCheck, PackCheck } from './check.ts';
import { checkHosts } from './domains.ts';
import { checkFolder } from './folder.ts';
import { checkIdentity } from './identity.ts';
import { checkLanguages } from './languages.ts';
import { checkLegal } from './legal.ts';
import { checkMessages, checkTranslations } from './messages.ts';
import { checkTheme } from './theme.ts';

/** Every check of one pack. A new one is a file beside this and a line here. */
export const packChecks: readonly PackCheck[] = [
  checkFolder,
  checkHosts,
  checkLanguages,
  checkLegal,
  checkAccess,
  checkTheme,
  checkAssets,
  checkMessages,
  checkTranslations,
];

/** Every check of packs against each other. */
export const acrossChecks: readonly AcrossCheck[] = [checkIdentity];
