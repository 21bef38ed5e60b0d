import { describe, expect, test } from 'vitest';
import { language } from '../src/contract/system/language.ts';
import { systemStatus } from '../src/contract/system/status.ts';
import { PlatformError } from '../src/errors.ts';
import { followRoutes } from '../src/followRoutes.ts';
import { lateOrigins } from '../src/lateOrigins.ts';
import { createOrigins } from '../src/origins.ts';
import { clientFor } from './platform.ts';

const patterns = ['https://*.play.example', 'https://play.example'];

/** A network on which only these hosts answer, with a clock that stands still. */
function network(...answering: string[]) {
  let now = 1_000;
  const asked: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    if (!answering.includes(new URL(request.url).host)) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ success: true, message: '', value: { status: 0 } }));
  };
  const advance = (ms: number) => {
    now += ms;
  };
  return { fetch, clock: { now: () => now }, asked, advance };
}

function originsOn(net: ReturnType<typeof network>, home = '') {
  return createOrigins({ home, patterns, clock: net.clock, fetch: net.fetch });
}

describe('which domain is used', () => {
  test('SDK-07a BRAND-06b the page’s own until there is a list, then the first of it', () => {
    const origins = originsOn(network());
    expect(origins.current()).toBe('');
    origins.offer(['a.play.example', 'https://b.play.example/', 'play.example']);
    expect(origins.current()).toBe('https://a.play.example');
    origins.offer([]);
    expect(origins.current()).toBe('');
  });

  test.each([
    'evil.example',
    'http://a.play.example',
    'play.example.evil.example',
    'user@a.play.example',
    'a.play.example:8443',
    'javascript:alert(1)',
    'evil.example\\@a.play.example',
    'evil.example#.play.example',
    '',
  ])('SDK-07b %j is outside the brand’s patterns and ignored', (domain) => {
    const origins = originsOn(network());
    origins.offer([domain]);
    expect(origins.current()).toBe('');
    origins.offer([domain, 'b.play.example']);
    expect(origins.current()).toBe('https://b.play.example');
  });

  test('SDK-07b the fastest is preferred once they are measured, without a token', async () => {
    const waits: Record<string, () => void> = {};
    let now = 0;
    const asked: Request[] = [];
    const origins = createOrigins({
      home: '',
      patterns,
      clock: { now: () => now },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        asked.push(request);
        await new Promise<void>((resolve) => {
          waits[new URL(request.url).host] = resolve;
        });
        return new Response('{}');
      },
    });
    origins.offer(['a.play.example', 'b.play.example', 'c.play.example']);
    const measuring = origins.measure();
    for (const [host, at] of [
      ['b.play.example', 40],
      ['c.play.example', 70],
      ['a.play.example', 200],
    ] as const) {
      now = at;
      waits[host]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await measuring;
    expect(origins.current()).toBe('https://b.play.example');
    expect(asked.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
      ['https://a.play.example/wps/system/status', null],
      ['https://b.play.example/wps/system/status', null],
      ['https://c.play.example/wps/system/status', null],
    ]);
    // the same list again loses nothing of what was measured
    origins.offer(['a.play.example', 'b.play.example']);
    expect(origins.current()).toBe('https://b.play.example');
  });

  test('SDK-07b one that does not answer the measure is passed over', async () => {
    const net = network('b.play.example');
    const origins = originsOn(net);
    origins.offer(['a.play.example', 'b.play.example']);
    await origins.measure();
    expect(origins.current()).toBe('https://b.play.example');
  });

  test('SDK-07b a measure that is given up changes nothing', async () => {
    const net = network();
    const origins = originsOn(net);
    origins.offer(['a.play.example', 'b.play.example']);
    await origins.measure(AbortSignal.abort());
    expect(origins.current()).toBe('https://a.play.example');
  });

  test('SDK-07b one that stopped answering rests a minute; when none answers, each is tried in turn', () => {
    const net = network();
    const origins = originsOn(net, 'https://home.example');
    origins.offer(['a.play.example', 'b.play.example']);
    const used: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      used.push(origins.current());
      origins.failed(origins.current());
      net.advance(1_000);
    }
    expect(used).toEqual([
      'https://a.play.example',
      'https://b.play.example',
      'https://home.example',
      'https://a.play.example',
    ]);
    net.advance(60_000);
    expect(origins.current()).toBe('https://a.play.example');
  });
});

describe('the client on several domains', () => {
  const hostsOf = (asked: Request[]) => asked.map(({ url }) => new URL(url).host);

  function clientOn(...answering: string[]) {
    const net = network(...answering);
    const origins = originsOn(net, 'https://play.example');
    origins.offer(['a.play.example', 'b.play.example']);
    return { ...net, client: clientFor('https://play.example', { origins, fetch: net.fetch }) };
  }

  test('SDK-07b SDK-05a a read falls over to the next and is answered there; later calls begin there', async () => {
    const { client, asked } = clientOn('b.play.example');
    expect((await client.send(systemStatus, {})).status).toBe(0);
    await client.send(systemStatus, {});
    expect(hostsOf(asked)).toEqual(['a.play.example', 'b.play.example', 'b.play.example']);
  });

  test('SDK-07b SDK-05a a change is sent to one domain once, also when that does not answer', async () => {
    const { client, asked } = clientOn('b.play.example');
    const failure = await client.send(language, { language: 'TY' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PlatformError);
    expect(hostsOf(asked)).toEqual(['a.play.example']);
    await client.send(systemStatus, {});
    expect(hostsOf(asked)).toEqual(['a.play.example', 'b.play.example']);
  });

  test.each([
    [502, 2],
    [504, 2],
    // the platform itself says so: another domain would say the same
    [500, 1],
    [403, 1],
  ])('SDK-07b a domain that answers %i is left: %i domains are asked', async (status, domains) => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      asked.push(new URL(new Request(input).url).host);
      return new Response('<html>', { status });
    };
    const origins = createOrigins({ home: 'https://play.example', patterns, clock: { now: () => 1 }, fetch });
    origins.offer(['a.play.example', 'b.play.example']);
    await clientFor('https://play.example', { origins, fetch })
      .send(systemStatus, {})
      .catch(() => undefined);
    expect(new Set(asked.slice(0, 2)).size).toBe(domains);
  });
});

describe('following the platform’s list', () => {
  async function following(answer: unknown, ...answering: string[]) {
    const net = network(...answering);
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { pathname, search, host } = new URL(new Request(input).url);
      if (pathname !== '/wps/system/domainRoute') return net.fetch(input, init);
      expect([host, search]).toEqual(['play.example', '?device=3']);
      return new Response(JSON.stringify(answer));
    };
    const home = 'https://play.example';
    const origins = lateOrigins(home);
    const options = { home, patterns, clock: net.clock, fetch, device: 3 } as const;
    await followRoutes(clientFor(home, { origins, fetch }), origins, options);
    const chosen = origins.current();
    origins.failed(chosen);
    return [chosen, origins.current()];
  }
  const list = (...names: string[]) => ({
    success: true,
    value: { domainList: names.map((domainName) => ({ domainName })) },
  });

  test('SDK-07a SDK-07b takes up what answers and is allowed', async () => {
    const answer = list('evil.example', 'a.play.example', 'b.play.example');
    expect(await following(answer, 'evil.example', 'b.play.example')).toEqual([
      'https://b.play.example',
      'https://play.example',
    ]);
  });

  test.each([
    ['lists nothing', list()],
    ['lists what the brand does not allow', list('evil.example')],
    ['says no', { success: false }],
    ['answers nonsense', []],
  ])('SDK-07a stays where it was when the platform %s', async (_, answer) => {
    expect(await following(answer, 'a.play.example')).toEqual(['https://play.example', 'https://play.example']);
  });
});
