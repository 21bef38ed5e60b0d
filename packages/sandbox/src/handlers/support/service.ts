import { loadServiceCipher, writeServicePath } from '@marquee/sdk/contract/support/serviceCipher';
import type { Exchange, Handler } from '../../exchange.ts';
import { HOSTILE_ADDRESSES } from '../../hostile.ts';
import { seeded } from '../../random.ts';
import type { ServicePageName } from '../../support/servicePage.ts';

const KEY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** An address as platforms write it: encrypted, with the key behind it (SUPP-01). */
async function sealed({ platform }: Exchange<unknown>, address: string): Promise<string> {
  const random = seeded('service key', platform.seed, address);
  const key = Array.from({ length: 8 }, () => KEY_LETTERS[Math.floor(random() * KEY_LETTERS.length)]).join('');
  return writeServicePath(await loadServiceCipher(), address, key);
}

/** The address of a page of the sandbox, on the origin of the site that asks. */
const addressOf = ({ origin, language }: Exchange<unknown>, page: ServicePageName) =>
  `${origin}/sandbox/service/${page}?language=${encodeURIComponent(language)}`;

const CHANNELS = [
  ['LIVECHAT', 'livechat'],
  ['FACEBOOK', 'facebook'],
  ['WHATSAPP', 'whatsapp'],
  ['TELEGRAM', 'telegram'],
] as const;

/** The icons of the right bar; in `hostileService` each leads to another place where nobody should go (C18). */
export async function serviceEntries(exchange: Exchange<unknown>) {
  const { service, empty } = exchange.scenario;
  if (service === 'none' || empty) return [];
  return Promise.all(
    CHANNELS.map(async ([csType, page], index) => {
      const address = service === 'hostile' ? HOSTILE_ADDRESSES[index] : undefined;
      return {
        csType,
        csPosition: String(index + 1),
        path: await sealed(exchange, address ?? addressOf(exchange, page)),
      };
    }),
  );
}

/** Where to reach people: the entry of type 3 is the one that is opened; the others are of older clients. */
export const service: Handler<'support.service'> = async (exchange) => {
  const { input, scenario } = exchange;
  const customerService = await serviceEntries(exchange);
  if (scenario.service === 'none' || scenario.empty) return { version: '3', pathList: [], customerService };
  const right = addressOf(exchange, input.service === 'VIP' ? 'vip' : 'livechat');
  const [hostile = right] = HOSTILE_ADDRESSES;
  const opened = scenario.service === 'hostile' ? hostile : right;
  return {
    version: '3',
    pathList: [
      { type: '1', path: await sealed(exchange, addressOf(exchange, 'facebook')) },
      { type: '3', path: await sealed(exchange, opened) },
    ],
    customerService,
  };
};
