import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadServiceCipher, readServicePath, writeServicePath } from '../src/contract/support/serviceCipher.ts';
import { openServicePath, serviceAddress } from '../src/serviceAddress.ts';

const cipher = await loadServiceCipher();
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const shown = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex');

const allowed = ['https://good.example', 'https://*.chat.example'];
const KEY = 'key12345';
const sealed = (address: string, key = KEY) => writeServicePath(cipher, address, key);

describe('the cipher, against published vectors', () => {
  test.each([
    // FIPS 81, table B1: "Now is the time for all "
    [
      '0123456789abcdef',
      '4e6f77206973207468652074696d6520666f7220616c6c20',
      '3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53',
    ],
    // NIST SP 800-17, table 1: variable plaintext
    ['0101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
    ['0101010101010101', '4000000000000000', 'dd7f121ca5015619'],
    ['0101010101010101', '0000000000000001', '166b40b44aba4bd6'],
    // NIST SP 800-17, table 2: variable key
    ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
    ['0101010101010102', '0000000000000000', '869efd7f9f265a09'],
    // NIST SP 800-17, table 4: substitution tables
    ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
    ['1c587f1c13924fef', '305532286d6f295a', '63fac0d034d9f793'],
  ])('SUPP-01b key %s turns %s into %s', (key, plain, wanted) => {
    const whole = shown(cipher.encrypt(hex(key), hex(plain))) ?? '';
    expect(whole.slice(0, wanted.length)).toBe(wanted);
    // a text of whole blocks is followed by a block of padding (RFC 5652, section 6.3)
    expect(whole).toHaveLength(wanted.length + 16);
    expect(shown(cipher.decrypt(hex(key), hex(whole)))).toBe(plain);
  });

  test('SUPP-01b an address as OpenSSL encrypts it (enc -des-ecb -base64) is read', () => {
    const byOpenssl = 'GZYaFbB94EfXb5Unjheozl7xS0pvhoHoG+5K3a0b/L36yiocXgv1cQ==';
    expect(readServicePath(cipher, byOpenssl + KEY)).toBe('https://chat.good.example/room?id=7');
    expect(sealed('https://chat.good.example/room?id=7')).toBe(byOpenssl + KEY);
  });

  test('SUPP-01b what is written is read again, whatever its length, letters and key', () => {
    const key = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), key, (text, start) => {
        const whole = start.padEnd(8, '~').slice(0, 8);
        expect(readServicePath(cipher, sealed(text, whole))).toBe(text);
      }),
    );
  });

  test.each(['short', 'nine char', 'with spa', 'schlüsse'])('SUPP-01b %j is no key', (key) => {
    expect(() => sealed('https://good.example/', key)).toThrow('eight printable ASCII');
  });
});

describe('an address is opened only if it is whole and allowed', () => {
  test.each([
    ['https://good.example/room?id=7#now', 'https://good.example/room?id=7#now'],
    ['https://eu.chat.example', 'https://eu.chat.example/'],
  ])('SUPP-01b C18 %s', async (address, url) => {
    expect(await openServicePath(sealed(address), allowed)).toEqual({ kind: 'address', url });
  });

  test('SUPP-01b lines that an encoder broke, and the alphabet of addresses, are read too', async () => {
    const path = sealed('https://good.example/?q=~~~~~????>>>>');
    const broken = `${path.slice(0, 20)}\r\n${path.slice(20)}\n`;
    const byUrl = path.slice(0, -8).replaceAll('+', '-').replaceAll('/', '_') + KEY;
    for (const text of [broken, byUrl]) {
      expect(await openServicePath(text, allowed)).toMatchObject({ kind: 'address' });
    }
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://good.example/',
    'https://evil.example\\@good.example',
    'https://good.example\\@evil.example',
    'https://good.example@evil.example/',
    'https://@good.example/',
    'https://good.example.evil.example/',
    'https://evil.example#good.example',
    'https://good.example:8443/',
    'https://good.example\t.evil.example/',
    '//good.example/',
    '/path',
    'not an address',
    '',
  ])('C18 %j is refused', async (address) => {
    expect(await openServicePath(sealed(address), allowed)).toEqual({ kind: 'refused', why: 'forbidden' });
  });

  test('C18 a brand that names no host for it opens none', async () => {
    const answer = await openServicePath(sealed('https://good.example/'), []);
    expect(answer).toEqual({ kind: 'refused', why: 'forbidden' });
  });

  test.each([
    ['nothing', ''],
    ['a key alone', KEY],
    ['less than a key', 'abc'],
    ['no base64', `***not base64***${KEY}`],
    ['half a block', `AAAA${KEY}`],
    ['another key', sealed('https://good.example/').replace(KEY, 'key54321')],
    ['bytes of nobody', `AAAAAAAAAAAAAAAAAAAAAA==${KEY}`],
    ['a plain address', 'https://good.example/'],
    [
      'a text that is not UTF-8',
      `${Buffer.from(cipher.encrypt(Buffer.from(KEY), hex('c328'))).toString('base64')}${KEY}`,
    ],
  ])('C18 %s is refused as unreadable', async (_, path) => {
    expect(await openServicePath(path, allowed)).toEqual({ kind: 'refused', why: 'unreadable' });
  });

  test('C18 no text at all makes it throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (path) => {
        expect((await openServicePath(path, allowed)).kind).toBe('refused');
      }),
    );
  });

  test('SUPP-01b a cipher that does not load is said so', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await openServicePath(sealed('https://good.example/'), allowed, load)).toEqual({
      kind: 'refused',
      why: 'unloaded',
    });
  });
});

describe('the entry of type 3', () => {
  const three = { type: '3', path: sealed('https://good.example/three') };

  test('SUPP-01b is chosen among the others', async () => {
    const others = [{ type: '1', path: sealed('https://good.example/one') }, { type: '3' }, three];
    expect(await serviceAddress(others, allowed)).toEqual({ kind: 'address', url: 'https://good.example/three' });
  });

  test.each([[[]], [[{ type: '1', path: three.path }]], [[{ type: '3', path: '' }]]])(
    'SUPP-01b is missed in %j',
    async (paths) => {
      expect(await serviceAddress(paths, allowed)).toEqual({ kind: 'refused', why: 'missing' });
    },
  );
});
