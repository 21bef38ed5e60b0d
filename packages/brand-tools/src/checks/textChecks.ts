import { checkAccess } from './access.ts';
import type { TextCheck } from './check.ts';
import { checkFontLicences } from './fontLicences.ts';
import { checkLanguages } from './languages.ts';
import { checkMessages, checkTranslations } from './messages.ts';
import { checkTheme } from './theme.ts';

/** The checks of what the brand studio changes; part of the list of all. They need no Node. */
export const textChecks: readonly TextCheck[] = [
  checkLanguages,
  checkAccess,
  checkTheme,
  checkFontLicences,
  checkMessages,
  checkTranslations,
];
