import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balance } from '../src/contract/wallet/balance.ts';
import { parseJson } from '../src/json.ts';
import { clientFor, platform, raw } from './platform.ts';

describe('C07 SDK-08c no digit of an amount is lost', () => {
  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['"12345678901234567890"', '12345678901234567890'],
    ['12345678901234567890.123456', '12345678901234567890.123456'],
    ['-99999999999999999999.99', '-99999999999999999999.99'],
    ['0.1', '0.1'],
    ['100', '100'],
    ['1.50', '1.50'],
    ['1e21', '1000000000000000000000'],
    ['0.0000001', '0.0000001'],
  ])('when the platform sends %s', async (sent, wanted) => {
    const { origin } = await platform(raw(`{"success":true,"value":{"sumBalance":${sent}}}`));
    expect(await clientFor(origin).send(balance, {})).toEqual({ sumBalance: wanted });
  });
});

describe('parseJson', () => {
  test('leaves numbers alone that a float holds, and digits within text', () => {
    const text = '{"a":[1,-2.5,0],"b":"12345678901234567890 \\" 1.50, \\\\","c":{"1.50":true},"d":null}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test('gives every other value as JSON.parse does', () => {
    const plain = fc.jsonValue().filter((value) => !/-0[,}\]]|-0$/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(plain, fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each(['', '{', '"', '"\\"\\"', '[1,]', '01', 'NaN', '<html>'])('refuses %j', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  test('copes with one long text', () => {
    const long = 'A\\"1.50'.repeat(500_000);
    expect(parseJson(`{"picture":"${long}","amount":1.50}`)).toMatchObject({ amount: '1.50' });
  });
});
