import { generateKeyPairSync } from 'node:crypto';
import type { identityCodes } from '../../src/codes/identity.ts';
import { brandJson, nameless } from '../folder.ts';
import { brand, brands, type CodeCase, legal, pack } from './codeCase.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = (...all: object[]) => brand({ payload: { jwks: { keys: all } } });
const open = publicKey.export({ format: 'jwk' });
const staging = (host: string, ...more: string[]) =>
  brand({
    domains: ['meridian.example', ...more],
    api: { environments: [{ name: 'staging', hosts: [host], origin: 'https://staging.platform.example' }] },
  });

/** Two brands, of which the second is as given. */
const pair = (changes: object) => ({
  meridian: nameless,
  other: { ...nameless, ...brand({ name: 'Other', merchantCode: 'oth02', domains: ['other.example'], ...changes }) },
});
const apart = pair({ legal: { ...brandJson.legal, entity: 'Other Gaming Ltd' } });

export const identityCases: Record<keyof typeof identityCodes, CodeCase> = {
  'brand/id-not-folder': pack(brand({ id: 'other' }), brand({ id: 'meridian' })),
  'brand/bad-domain': pack(brand({ domains: ['10.0.0.1'] })),
  'brand/domain-twice': pack(brand({ domains: ['meridian.example', 'Meridian.Example.'] })),
  'brand/domain-taken': brands(pair({ domains: ['MERIDIAN.example.'] }), apart),
  'brand/domain-for-examples': pack({}, brand({ domains: ['meridian.com'] })),
  'brand/name-taken': brands(pair({ name: 'MERIDIAN' }), apart),
  'brand/identity-shared': brands(pair({ merchantCode: brandJson.merchantCode }), apart),
  'brand/entity-is-name': pack(legal({ entity: 'Meridian' })),
  'brand/default-language-unsupported': pack(brand({ languages: { default: 'VI', supported: ['EN'] } })),
  'brand/language-twice': pack(brand({ languages: { default: 'EN', supported: ['EN', 'EN'] } })),
  'brand/unknown-time-zone': pack(brand({ timeZone: 'Asia/Atlantis' })),
  'brand/unknown-currency': pack(brand({ currency: { code: 'QQQ' } })),
  'brand/service-host-not-allowed': pack(
    brand({ customerService: [{ type: 'LIVECHAT', url: 'https://chat.example/x' }] }),
    brand({
      customerService: [{ type: 'LIVECHAT', url: 'https://chat.example/x' }],
      hosts: { service: ['https://chat.example'] },
    }),
  ),
  'brand/keys-host-not-allowed': pack(
    brand({ payload: { keysUrl: 'https://keys.example/jwks.json' } }),
    brand({ payload: { keysUrl: 'https://keys.example/jwks.json' }, hosts: { api: ['https://keys.example'] } }),
  ),
  'brand/host-too-wide': pack(
    brand({ hosts: { frame: ['https://*.co.uk'] } }),
    brand({ hosts: { frame: ['https://*.games.co.uk'] } }),
  ),
  'brand/reports-elsewhere': pack(
    brand({ reports: { url: 'https://errors.vendor.example/in' } }),
    brand({ reports: { url: 'https://errors.meridian.example/in' } }),
  ),
  'brand/environment-unreachable': pack(
    staging('staging.meridian.example'),
    staging('staging.meridian.example', 'staging.meridian.example'),
  ),
  'brand/environment-takes-production': pack(
    staging('meridian.example'),
    staging('*.meridian.example', 'staging.meridian.example'),
  ),
  'brand/bad-key': pack(keys({ kty: 'RSA', n: 'AQAB', e: 'AQAB' }), keys({ ...open })),
  'brand/private-key': pack(keys({ ...privateKey.export({ format: 'jwk' }) }), keys({ ...open })),
};
