import { PlatformError } from '@marquee/sdk/errors';
import { describe, expect, test, vi } from 'vitest';
import { errorEvent, vitalEvent } from '../src/report/events.ts';
import { createReporter, sender } from '../src/report/reporter.ts';
import { pageName } from '../src/report/start.ts';

const here = { origin: 'https://specimen.example', page: '/live' };

function withStack(error: Error, ...frames: string[]): Error {
  error.stack = [`${error.name}: ${error.message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

/** What must never go out, wherever an error may carry it. */
const SECRETS = [
  'ana.reyes',
  'ana@mail.example',
  '+639171234567',
  'eyJhbGciOi',
  'hunter2',
  '1234567890123456',
  'Reyes',
];
const secret = SECRETS.join(' ');

describe('WEB-05 without personal data', () => {
  test.each([
    ['the words of an error', new Error(`login of ${secret} failed`)],
    ['its name', Object.assign(new Error('x'), { name: `${secret} Error` })],
    ['a name that reads like a class', Object.assign(new Error('x'), { name: 'Reyes' })],
    ['its cause and fields', Object.assign(new Error('x', { cause: secret }), { user: secret, token: secret })],
    [
      'addresses of its stack',
      withStack(
        new Error('x'),
        `open (https://specimen.example/assets/app-1a.js?token=${SECRETS[3]}:1:20)`,
        `${SECRETS[0]} (https://specimen.example/member/${SECRETS[0]}:3:4)`,
        `send (https://${SECRETS[0]}.other.example/x.js?u=${SECRETS[1]}:5:6)`,
        `f (chrome-extension://abc/${SECRETS[0]}.js:7:8)`,
      ),
    ],
    [
      'the platform’s own words',
      new PlatformError('refused', 'session.login', { serverMessage: secret, value: secret }),
    ],
    ['a text that was thrown', secret],
    ['an object that was thrown', { message: secret, stack: secret, name: secret }],
    ['nothing at all', undefined],
  ])('WEB-05 nothing of a person goes out by %s', (_, thrown) => {
    const sent: string[] = [];
    const reporter = createReporter({ from: { brand: 'specimen', release: 'r1' }, send: (body) => sent.push(body) });
    reporter.note(errorEvent(thrown, here));
    reporter.flush();
    expect(sent).toHaveLength(1);
    for (const each of SECRETS) expect(sent[0]).not.toContain(each);
    expect(sent[0]).not.toMatch(/[?@]/);
  });

  test.each([
    ['/live', '/live'],
    ['/index.html', '/'],
    ['/promotions/ana.reyes', 'other'],
    ['/join/eyJhbGciOi', 'other'],
  ])('WEB-05 the path %s is told as %s', (path, expected) => {
    expect(pageName(path)).toBe(expected);
  });

  test('WEB-05 neither cookies nor the address of the page go along', () => {
    const fetch = vi.fn(async () => new Response());
    sender({ url: 'https://reports.example/in', fetch, beacon: vi.fn(), keepsAlive: true })('{}');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://reports.example/in',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true, body: '{}' }),
    );
  });
});

describe('WEB-05 what is told', () => {
  test('WEB-05 where an error happened in our code, and what the code says of it', () => {
    const frames = ['a (https://specimen.example/assets/first-1a2b.js:1:20)', 'https://specimen.example/live:3:4'];
    expect(errorEvent(withStack(new TypeError('x'), ...frames), here)).toEqual({
      kind: 'error',
      name: 'TypeError',
      at: ['/assets/first-1a2b.js:1:20', 'page:3:4'],
      page: '/live',
    });
    expect(errorEvent(new PlatformError('offline', 'wallet.balance'), here)).toMatchObject({
      name: 'PlatformError',
      code: 'wallet.balance offline',
    });
    const react = new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Reyes');
    expect(errorEvent(react, here)).toMatchObject({ code: 'react 418' });
  });

  test('WEB-05 vitals by name and figure', () => {
    expect(vitalEvent({ name: 'LCP', value: 1234.56 }, '/')).toEqual({
      kind: 'vital',
      name: 'LCP',
      value: 1235,
      page: '/',
    });
    expect(vitalEvent({ name: 'CLS', value: 0.01234567 }, '/')).toMatchObject({ value: 0.0123 });
  });

  test('WEB-05 in one piece, each error once, and an error without end is told of thirty times at most', () => {
    const send = vi.fn();
    const reporter = createReporter({ from: { brand: 'specimen', release: 'r1' }, send });
    reporter.flush();
    expect(send).not.toHaveBeenCalled();
    for (let index = 0; index < 100; index += 1) {
      reporter.note(errorEvent(new Error('x'), { ...here, page: '/' }));
      reporter.note(vitalEvent({ name: 'INP', value: index }, '/'));
    }
    reporter.flush();
    reporter.flush();
    expect(send).toHaveBeenCalledOnce();
    const { brand, release, events } = JSON.parse(send.mock.calls[0]?.[0]) as {
      [key: string]: unknown;
      events: object[];
    };
    expect([brand, release, events.length]).toEqual(['specimen', 'r1', 30]);
  });

  test('WEB-05 a browser that ends requests with the page sends a beacon', async () => {
    const beacon = vi.fn(() => true);
    sender({ url: 'https://reports.example/in', fetch: vi.fn(), beacon, keepsAlive: false })('{"a":1}');
    const [url, body] = beacon.mock.calls[0] as unknown as [string, Blob];
    expect([url, await body.text()]).toEqual(['https://reports.example/in', '{"a":1}']);
  });
});
