import { checkAssets } from './assets.ts';
import type { AcrossCheck, PackCheck } from './check.ts';
import { checkHosts } from './domains.ts';
import { checkEnvironments } from './environments.ts';
import { checkFolder } from './folder.ts';
import { checkHostPatterns } from './hostPatterns.ts';
import { checkIdentity } from './identity.ts';
import { checkKeys } from './keys.ts';
import { checkLegal } from './legal.ts';
import { checkOwner } from './owner.ts';
import { checkPictures } from './pictures.ts';
import { checkReports } from './reports.ts';
import { textChecks } from './textChecks.ts';

/** Every check of one pack. A new one is a file beside this and a line here. */
export const packChecks: readonly PackCheck[] = [
  checkFolder,
  checkOwner,
  checkHosts,
  checkHostPatterns,
  checkReports,
  checkEnvironments,
  checkKeys,
  checkLegal,
  checkAssets,
  checkPictures,
  ...textChecks,
];

/** Every check of packs against each other. */
export const acrossChecks: readonly AcrossCheck[] = [checkIdentity];
