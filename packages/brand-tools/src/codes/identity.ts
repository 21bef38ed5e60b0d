import type { Explanation } from './explanation.ts';

/** Findings about who a brand is and what it may reach. */
export const identityCodes = {
  'brand/id-not-folder': {
    what: 'The id in brand.json is not the name of the folder.',
    why: 'The folder names the brand everywhere; with two names nobody knows which one is meant.',
    mend: 'Leave "id" out, or make the two the same.',
  },
  'brand/bad-domain': {
    what: 'A domain is no host name.',
    why: 'No browser could ever ask for it, so the brand would not be found there.',
    mend: 'Write the bare host name, such as "brand.example".',
  },
  'brand/domain-twice': {
    what: 'A brand names one of its domains twice, maybe in another spelling.',
    why: 'Most likely one of the two should have been another domain.',
    mend: 'Remove one of the two.',
  },
  'brand/domain-taken': {
    what: 'Two brands claim one domain.',
    why: 'A player who asks for that domain would get one brand or the other by chance.',
    mend: 'Remove it from one of the two.',
  },
  'brand/domain-for-examples': {
    what: 'Every domain of the brand ends in .example, .test or .invalid, which lead nowhere.',
    why: 'Those names are kept free for examples (RFC 2606); no player can open them.',
    mend: 'Add the domain on which players will find the brand.',
  },
  'brand/name-taken': {
    what: 'Two brands have one name.',
    why: 'Players must be able to tell brands apart; so must banks and regulators.',
    mend: 'Give one of the two another name.',
  },
  'brand/identity-shared': {
    what: 'An identity of the brand is also that of another brand.',
    why: 'A value copied from another brand sends players, money or statistics to that one.',
    mend: 'Write this brand’s own, or leave it when both are meant to be the same.',
  },
  'brand/entity-is-name': {
    what: 'The legal entity is only the name of the brand.',
    why: 'Players and regulators must learn which registered company answers for the brand.',
    mend: 'Write the company as it is registered, such as "Meridian Gaming Ltd".',
  },
  'brand/default-language-unsupported': {
    what: 'The default language is not among the supported ones.',
    why: 'A first visit would be in a language that the language menu does not offer.',
    mend: 'Add it to languages.supported, or choose another default.',
  },
  'brand/language-twice': {
    what: 'A language is listed twice.',
    why: 'It would stand twice in the language menu; most likely another one was meant.',
    mend: 'Remove one of the two.',
  },
  'brand/unknown-time-zone': {
    what: 'The time zone does not exist.',
    why: 'Draw times and records would be shown in another zone than the platform’s.',
    mend: 'Write an IANA name, such as "Asia/Manila".',
  },
  'brand/unknown-currency': {
    what: 'The currency is not in ISO 4217.',
    why: 'It may be right for points or tokens; for money it is a slip.',
    mend: 'Check the code.',
  },
  'brand/service-host-not-allowed': {
    what: 'A customer service address lies on a host that the brand’s pages may not use.',
    why: 'The browser blocks it, and a player who needs help gets an empty window.',
    mend: 'Add the host to hosts.service.',
  },
  'brand/keys-host-not-allowed': {
    what: 'The public keys lie on a host that the brand’s pages may not call.',
    why: 'The browser blocks it; without the keys no password can be sealed, and nobody can log in.',
    mend: 'Add the host to hosts.api.',
  },
  'brand/host-too-wide': {
    what: 'A host pattern fits the hosts of everybody, not only those of the brand’s partners.',
    why: 'Anyone can get a name under that ending, and could then be framed, called or run by the brand’s pages.',
    mend: 'Write the partner’s own domain, such as https://*.partner.com.',
  },
  'brand/reports-elsewhere': {
    what: 'Reports of errors and vitals go to a host that is not under a domain of the brand.',
    why: 'They hold nothing of a person, but whoever receives them sees the address that they come from.',
    mend: 'Receive them under a domain of the brand, or name the receiver in the privacy notice.',
  },
  'brand/environment-unreachable': {
    what: 'An environment names hosts that are none of the brand’s domains.',
    why: 'No page of the brand is ever served there, so the environment is never used.',
    mend: 'Add the host to domains, or correct the pattern.',
  },
  'brand/environment-takes-production': {
    what: 'An environment takes the brand’s first domain, on which production runs.',
    why: 'Players would play against the platform of that environment.',
    mend: 'Narrow its hosts, such as to "staging.brand.example".',
  },
  'brand/bad-key': {
    what: 'No public key in payload.jwks can be used to seal a password.',
    why: 'Without a key for RSA-OAEP-256 nobody can log in.',
    mend: 'Copy the platform’s JSON Web Key Set: a key with "kty": "RSA", "n" and "e".',
  },
  'brand/private-key': {
    what: 'payload.jwks holds a private key.',
    why: 'brand.json is sent to every player; whoever has the private key reads every password.',
    mend: 'Copy the public key alone, and replace the key pair: this one is no longer secret.',
  },
} as const satisfies Record<string, Explanation>;
