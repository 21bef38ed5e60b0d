import type { MessageDescriptor } from 'react-intl';
import { type CategoryWithPage, gamePages } from '../gamePages.ts';
import type { PagePath } from '../pages.ts';
import { abouts } from './abouts.messages.ts';
import { pageNames } from './pageNames.messages.ts';

/** What the head says of a page. One that says what it offers is for everyone to find; any other is not (WEB-03). */
export interface RouteHead {
  readonly name: MessageDescriptor;
  readonly about?: (typeof abouts)[keyof typeof abouts];
  /** the address that search engines are told, where a page has several */
  readonly canonical?: string;
}

const found = (key: keyof typeof pageNames & keyof typeof abouts): RouteHead => ({
  name: pageNames[key],
  about: abouts[key],
});

/** A page of games has the head of its kind; one for each, or this does not compile. */
const ofGames: Record<CategoryWithPage, RouteHead> = {
  RNG: found('rng'),
  LIVE: found('live'),
  SPORTS: found('sports'),
  ESPORTS: found('esports'),
  FISH: found('fish'),
  PVP: found('pvp'),
  ELOTT: found('elott'),
  COCKFIGHT: found('cockfight'),
};

/** The heads of the other pages: no page without one, and none without a page. */
const ofPages: Record<PagePath, RouteHead> = {
  '/lottery': found('lottery'),
  '/vnlottery': found('vnlottery'),
  '/promotions': found('promotions'),
  '/promoDetail': { name: pageNames.promoDetail },
  '/vip': found('vip'),
  '/pointMall': found('pointMall'),
  '/help': found('help'),
  '/helpmc': { name: pageNames.help, canonical: '/help' },
  '/responsible-gaming': found('responsible'),
  '/download': { ...found('download'), canonical: '/down' },
  '/down': found('download'),
  '/register': found('register'),
  '/register.html': { ...found('register'), canonical: '/register' },
  '/login': found('login'),
  '/forget': { name: pageNames.forget },
  '/changePassword': { name: pageNames.changePassword },
  '/noticePage': { name: pageNames.notices },
  '/member': { name: pageNames.member },
  '/agent': { name: pageNames.agentCentre },
  '/join': found('join'),
  '/aboutUs': found('about'),
  '/blog': found('blog'),
  '/creditReport': { name: pageNames.report },
  '/agentHome': { name: pageNames.agent },
  '/game': { name: pageNames.game },
  '/seamless': { name: pageNames.game },
  '/fbsports': { name: pageNames.sports },
};

/** The heads of the routes of SHELL-01, home aside. A route without one bears the brand's name and is not to be found. */
export const routeHeads: ReadonlyMap<string, RouteHead> = new Map<string, RouteHead>([
  ...[...gamePages].map(([path, category]) => [path, ofGames[category]] as const),
  ...Object.entries(ofPages),
]);
