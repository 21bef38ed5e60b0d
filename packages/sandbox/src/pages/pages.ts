import { phoneCheckPage } from '../account/phoneCheckPage.ts';
import { phoneService } from '../account/phoneService.ts';
import { socialPage } from '../account/socialPage.ts';
import { appPage } from '../editorial/appPage.ts';
import { gamePages } from '../game/pages.ts';
import { lotteryPage } from '../lottery/page.ts';
import { servicePage } from '../support/servicePage.ts';
import type { Page } from './page.ts';

/** All pages. */
export const pages: readonly Page[] = [
  ...gamePages,
  appPage,
  lotteryPage,
  servicePage,
  phoneService,
  phoneCheckPage,
  socialPage,
];
