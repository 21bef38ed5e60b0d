import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, sandboxWith, tokenFor } from './fixture.ts';

const OWN = { mobileNum: '9175550123', countryDialingCode: '63' };

const lastCode = (sandbox: Sandbox) => sandbox.state().outbox.at(-1)?.code ?? '';
const account = (username: string, password: string) => ({ username, password, type: 'username' });

describe('MEMB-01 profile and security', () => {
  test('MEMB-01 what was told is there; what payouts depend on is set once', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const told = {
      nickname: 'Harvest',
      fullName: 'SANDBOX PLAYER',
      birthday: '1990-02-28',
      nationality: 'PH',
      bankAccountNumber: '001234567890',
      zalo: 'harvest_9',
    };
    expect((await ask(sandbox, 'account.updateProfile', told, { token })).body.success).toBe(true);
    expect((await ask(sandbox, 'account.profile', {}, { token })).body.value).toEqual({
      account: 'demomember',
      ...told,
      bankAccountNumber: '••••7890',
      locked: ['fullName', 'birthday', 'bankAccountNumber'],
    });
    const again = await ask(sandbox, 'account.updateProfile', { fullName: 'SOMEBODY ELSE' }, { token });
    expect(again.body).toMatchObject({ code: 'field.locked', value: { field: 'fullName' } });
    await ask(sandbox, 'account.updateProfile', { zalo: '' }, { token });
    expect((await ask(sandbox, 'account.profile', {}, { token })).body.value).not.toHaveProperty('zalo');
  });

  test.each([
    [{ birthday: '1990-02-30' }, 'birthday'],
    [{ birthday: '2999-01-01' }, 'birthday'],
    [{ nationality: 'ZZ' }, 'nationality'],
    [{ bankAccountNumber: '12 34' }, 'bankAccountNumber'],
    [{ nickname: '' }, 'nickname'],
    [{ address: 'x'.repeat(201) }, 'address'],
  ])('MEMB-01 %j is refused at its field, and nothing else of it is kept', async (input, field) => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { body } = await ask(sandbox, 'account.updateProfile', { occupation: 'Baker', ...input }, { token });
    expect(body).toMatchObject({ success: false, value: { field } });
    expect((await ask(sandbox, 'account.profile', {}, { token })).body.value).not.toHaveProperty('occupation');
  });

  test('MEMB-01 a number and an address are bound with the code that was sent to them', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const number = { mobileNum: '0917 000 0009', countryDialingCode: '63' };
    await ask(sandbox, 'account.phoneCode', number, { token });
    const verificationCode = lastCode(sandbox);
    expect((await ask(sandbox, 'account.bindPhone', { ...number, verificationCode }, { token })).body.success).toBe(
      true,
    );
    await ask(sandbox, 'account.emailCode', { email: 'New@Mail.example' }, { token });
    const code = sandbox.state().mails.at(-1)?.code;
    const email = { email: 'new@mail.example', verificationCode: code };
    expect((await ask(sandbox, 'account.bindEmail', email, { token })).body.success).toBe(true);
    expect((await ask(sandbox, 'account.security', {}, { token })).body.value).toMatchObject({
      hasPassword: '1',
      hasPaymentPassword: '1',
      mobileNum: '••••0009',
      countryDialingCode: '63',
      email: 'ne••••@mail.example',
    });
    // the old number is free again
    expect((await ask(sandbox, 'account.smsNoLogin', OWN)).body.code).toBe('sms.unknown');
  });

  test('MEMB-01 a payment password is set at first, and changed only by who knows it', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, account('demofirst', 'first2468'));
    const set = (next: string, old?: string) =>
      ask(
        sandbox,
        'account.paymentPassword',
        {
          newPaymentPassword: next,
          confirmPaymentPassword: next,
          ...(old !== undefined && { oldPaymentPassword: old }),
        },
        { token },
      );
    expect((await set('12345')).body.code).toBe('field.paymentRule');
    expect((await set('135790')).body.success).toBe(true);
    expect((await set('246801')).body.code).toBe('field.required');
    expect((await set('246801', '999999')).body.code).toBe('field.oldPasswordWrong');
    // whoever reads the kept state does not learn it
    expect(JSON.stringify(sandbox.state().accounts)).not.toContain('135790');
    expect((await set('246801', '135790')).body.success).toBe(true);
  });

  test('MEMB-01 a picture and a badge are pictures', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    for (const id of ['member.avatar', 'member.icon'] as const) {
      const url = String((await ask(sandbox, id, {}, { token })).body.value?.url);
      const response = await sandbox.fetch(new Request(new URL(url, 'http://site.test')));
      expect(response.headers.get('Content-Type')).toMatch(/^image\/svg/);
      expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
    }
  });
});

describe('SDK-07 what the platform says of itself', () => {
  test('SDK-07 other hosts are those handed in, and none of its own', async () => {
    expect((await ask(sandboxWith(), 'system.domainRoute', { device: 0 })).body.value).toEqual({ domainList: [] });
    const hosts = { domains: ['api-2.brand.example'], imageCDNs: ['https://img.brand.example'], gtagId: 'G-TEST' };
    const sandbox = sandboxWith({ hosts });
    const routes = [{ domainName: 'api-2.brand.example' }];
    expect((await ask(sandbox, 'system.domainRoute', { device: 3 })).body.value).toEqual({ domainList: routes });
    expect((await ask(sandbox, 'system.permission', { host: 'h' })).body.value).toMatchObject({
      info: { domainRoute: routes, imageCDNs: hosts.imageCDNs, analytics: { gtagId: 'G-TEST' } },
    });
  });

  test('AUTH-02 the countries are those of ISO 3166, each once', async () => {
    const { text } = await ask(sandboxWith(), 'system.countries');
    const list = (JSON.parse(text) as { value: { countryCode: string; countryDialingCode: string }[] }).value;
    expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(230);
    expect(list).toContainEqual({ countryCode: 'PH', countryDialingCode: '63', minDigits: 10, maxDigits: 10 });
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(list.filter(({ countryCode }) => names.of(countryCode) === undefined)).toEqual([]);
  });
});
