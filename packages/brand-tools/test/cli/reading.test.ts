import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { codes } from '../../src/codes/table.ts';
import { readPlatformAnswer } from '../../src/flags/platformAnswer.ts';
import { loadPacks } from '../../src/packs.ts';
import { brand } from '../badPack.ts';
import { brandsFolder, catalogue, goodPack, json, nameless } from '../folder.ts';
import { fuzz, HOSTILE } from '../fuzz/fuzz.ts';
import { line } from './line.ts';

vi.setConfig({ testTimeout: 60_000 });

const good = { ...goodPack, 'lang/EN.json': null };
const misspelt = { ...good, 'flags.json': '{\n  "USERNAMREG3": true\n}' };

describe('BRAND-08e what a check says', () => {
  test('each kind of finding says once why it matters, and in JSON always', async () => {
    const dir = await brandsFolder({ meridian: { ...misspelt, 'flags.json': '{ "a": true, "b": true }' } });
    const { text } = await line(['check', '--brands', dir]);
    expect(text.split(codes['flags/unknown-key'].why).length).toBe(2);
    const { findings } = JSON.parse((await line(['check', '--json', '--brands', dir])).text);
    expect(findings[0]).toMatchObject({ code: expect.any(String), why: expect.stringMatching(/\S/) });
  });

  test('C08 in JSON every message without translation is listed', async () => {
    const dir = await brandsFolder({
      meridian: { ...good, 'brand.json': brand({ languages: { supported: ['EN', 'JA'] } }) },
    });
    const { findings } = JSON.parse((await line(['check', '--json', '--brands', dir])).text);
    const { list, message } = findings.find(({ code }: { code: string }) => code === 'lang/untranslated');
    expect(message).toContain(`${list.length} of ${list.length} messages`);
  });

  test('under GitHub Actions each finding is an annotation of its line, and nothing in a pack can begin another command', async () => {
    const name = 'a%0A::error::pwned, b: c';
    const dir = await brandsFolder({ meridian: { ...misspelt, 'brand.json': brand({ [name]: 1 }) } });
    const run = (env: Record<string, string>) => line(['check', '--brands', dir], { env });
    const { text } = await run({ GITHUB_ACTIONS: 'true' });
    const commands = text.split('\n').filter((each) => each.startsWith('::'));
    expect(commands).toContainEqual(
      expect.stringMatching(/^::error file=brands\/meridian\/flags\.json,line=2,col=3,title=flags\/unknown-key::/),
    );
    expect(commands).toContainEqual(expect.stringContaining('a%250A::error::pwned'));
    expect((await run({})).text).not.toContain('::error file=');
  });

  test('20 brands are checked against each other, all read once', async () => {
    const twenty = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `brand-${at}`,
        { ...nameless, 'brand.json': brand({ name: `Brand ${at}`, domains: [`brand-${at}.example`] }) },
      ]),
    );
    const { packs, findings } = await loadPacks(await brandsFolder(twenty), { catalogue });
    expect(packs.length).toBe(20);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('pnpm brand explain', () => {
  test('says what a kind means, why it matters and how to mend it', async () => {
    const { code, text } = await line(['explain', 'flags/unknown-key']);
    expect(code).toBe(0);
    for (const words of Object.values(codes['flags/unknown-key'])) expect(text).toContain(words);
  });

  test('lists all kinds, and knows the nearest of one that is none', async () => {
    expect((await line(['explain'])).text.split('\n').length).toBe(Object.keys(codes).length);
    const unknown = await line(['explain', 'flags/unknwn-key']);
    expect(unknown).toMatchObject({ code: 2, text: expect.stringContaining('Did you mean "flags/unknown-key"?') });
    expect(JSON.parse((await line(['explain', '--json'])).text)).toEqual(codes);
  });
});

describe('BRAND-06 pnpm brand flags --platform', () => {
  const answer = {
    whitelabel: {
      success: true,
      value: [
        { modId: 'FREEPLAY3', enabled: '1' },
        { modId: 'SMSLOGIN3', enabled: 0 },
      ],
    },
    permission: { info: { modules: [] } },
    settings: { divtypereq: 'N', dailysalreqtype: '1' },
  };

  test('the platform’s answer goes before the pack, and each flag says so, with the screens it changes', async () => {
    const dir = await brandsFolder({
      meridian: { ...good, 'flags.json': json({ smsLogin: true, MOBILENUMREG3: true, contract: true }) },
    });
    await writeFile(join(dir, '../answer.json'), json(answer));
    const run = (...more: string[]) =>
      line(['flags', 'meridian', '--platform', '../answer.json', '--brands', dir, ...more], { cwd: dir });
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(text).toMatch(/freePlay\s+on\s+\.\.\/answer\.json/);
    expect(text).toMatch(/smsLogin\s+off\s+\.\.\/answer\.json/);
    expect(text).toMatch(/MOBILENUMREG3\s+on\s+brands\/meridian\/flags\.json/);
    expect(text).toContain('Screens: Login');
    const { meridian } = JSON.parse((await run('--json')).text);
    expect(meridian.contract).toMatchObject({
      value: false,
      origin: 'platform',
      screens: [expect.any(String), expect.any(String)],
    });
    expect(meridian.salaryDaily).toMatchObject({ value: true, origin: 'platform' });
  });

  test.each([
    ['[]', '1:1'],
    ['{ "whitelabel": {} }', '1:17'],
    ['{\n  "whitelable": []\n}', '2:17'],
    ['{ "settings": [] }', '1:15'],
    ['{ "whitelabel": [{ "enabled": true }] }', '1:18'],
    ['{ "whitelabel": [', '1:18'],
  ])('an answer that is none is said with its place: %s', (text, at) => {
    const read = readPlatformAnswer(Buffer.from(text), 'answer.json');
    expect(read).toMatchObject({ kind: 'faults', faults: [expect.stringContaining(`answer.json:${at} `)] });
  });

  test('an answer that was saved with a byte order mark is read', () => {
    const text = '\uFEFF{ "settings": { "dailysalreqtype": "1" } }';
    const read = readPlatformAnswer(Buffer.from(text), 'answer.json');
    expect(read).toEqual({ kind: 'answers', answers: { settings: { dailysalreqtype: true } } });
  });

  test('any bytes are an answer or a sentence', async () => {
    const any = fc.oneof(
      fc.uint8Array(),
      fc.jsonValue().map((value) => JSON.stringify({ whitelabel: value, settings: value })),
      fc.constantFrom(...HOSTILE),
    );
    await fuzz(
      fc.asyncProperty(any, async (content) => {
        const read = readPlatformAnswer(Buffer.from(content), 'answer.json');
        if (read.kind === 'faults') for (const fault of read.faults) expect(fault).toMatch(/^answer\.json:\d+:\d+ \S/);
      }),
      300,
    );
  });
});

describe('pnpm brand diff', () => {
  test('shows every value in which two brands differ, and nothing else', async () => {
    const other = {
      ...nameless,
      'brand.json': brand({ name: 'Other', domains: ['other.example'] }),
      'lang/EN.json': null,
    };
    const dir = await brandsFolder({ meridian: { ...good, 'flags.json': json({ freePlay: true }) }, other });
    const run = (...args: string[]) => line(['diff', ...args, '--brands', dir]);
    const { code, text } = await run('meridian', 'other');
    expect(code).toBe(0);
    expect(text).toMatch(/name\n\s+meridian: "Meridian"\n\s+other: "Other"/);
    expect(text).toMatch(/freePlay\n\s+meridian: on\n\s+other: off/);
    expect(text).toMatch(/assets\/logo-light\.svg\n\s+meridian: \d+ bytes, \w+\n\s+other: —/);
    expect(text).not.toContain('timeZone');
    expect(JSON.parse((await run('meridian', 'other', '--json')).text)).toContainEqual(
      expect.objectContaining({ file: 'flags.json', path: 'freePlay', a: 'on', b: 'off' }),
    );
    expect((await run('meridian', 'meridian')).text).toBe('meridian and meridian do not differ.');
    expect((await run('meridian')).code).toBe(2);
    expect((await run('meridian', 'othr')).text).toContain('Did you mean "other"?');
  });
});

test('each command says its options, and refuses those of others by name', async () => {
  for (const name of ['new', 'check', 'flags', 'import']) {
    expect(await line([name, '--help'])).toMatchObject({
      code: 0,
      text: expect.stringContaining(`pnpm brand ${name}`),
    });
  }
  const { code, text } = await line(['check', '--color', 'red']);
  expect(code).toBe(2);
  expect(text).toContain('check has no option --color.');
  const slip = await line(['tokens', '--nope']);
  expect(slip.code).toBe(2);
  expect(slip.text).toMatch(/^Unknown option '--nope'\.\n\nUsage: pnpm brand tokens/);
});
