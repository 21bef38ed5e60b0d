import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { program } from './memory.ts';
import { portOf } from './portOf.ts';

const bare = path.join(import.meta.dirname, 'bare.ts');

/** Connections while rates are compared, as many as keep both servers busy. */
const BUSY = 50;
/** Connections that a server must bear without a single wrong answer. */
const MANY = 1000;
const SECONDS = 3;
const ROUNDS = 5;

/** How one file goes out: requests a second, and ms within which 99 of 100 answers are whole. */
export interface Rate {
  readonly perSecond: number;
  readonly p99: number;
}

export interface Comparison {
  /** what was asked for */
  readonly what: string;
  readonly ours: Rate;
  readonly bare: Rate;
}

export interface Load {
  readonly rates: readonly Comparison[];
  /** under many open connections */
  readonly many: { readonly connections: number; readonly answers: number; readonly wrong: number } & Rate;
}

interface Sent {
  readonly what: string;
  readonly address: string;
  readonly file: string;
  readonly type: string;
}

/** Loads the server of production and a bare one in turn, with the same files, which both keep in memory. */
export async function compareLoad(dist: string, say: (progress: string) => void): Promise<Load> {
  const { host, sent } = filesToSend(dist);
  const ours = spawn(process.execPath, [program, '--dist', dist, '--port', '0', '--host', '127.0.0.1']);
  const told = sent.map(({ address, file, type }) => `${address} ${file} ${type}`);
  const floor = spawn(process.execPath, ['--import', 'tsx', bare, ...told], { cwd: import.meta.dirname });
  try {
    const urls = { ours: await urlOf(ours), bare: await urlOf(floor) };
    const rates: Comparison[] = [];
    for (const one of sent) {
      const rounds: Record<keyof typeof urls, Rate[]> = { ours: [], bare: [] };
      // the first round warms both up and is not counted
      for (let round = 0; round <= ROUNDS; round += 1) {
        say(`server, ${one.what}: round ${round} of ${ROUNDS}`);
        for (const who of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
          const result = await fire(`${urls[who]}${one.address}`, host, BUSY, round === 0 ? 1 : SECONDS);
          if (wrongIn(result) > 0) throw new Error(`${who} failed at ${one.address}: ${JSON.stringify(result)}`);
          if (round > 0) rounds[who].push(rateOf(result));
        }
      }
      rates.push({ what: one.what, ours: middle(rounds.ours), bare: middle(rounds.bare) });
    }
    say(`server, ${MANY} connections`);
    return { rates, many: await bearMany(urls.ours, host, sent) };
  } finally {
    ours.kill();
    floor.kill();
  }
}

/** Home and the largest script of a brand that shows its home to visitors. */
function filesToSend(dist: string): { host: string; sent: Sent[] } {
  const id = readdirSync(path.join(dist, 'sites')).sort()[0] ?? '';
  const home = path.join(dist, 'sites', id, 'index.html');
  const entry = /<script type="module" src="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1] ?? '';
  return {
    host: `${id}.localhost`,
    sent: [
      { what: 'home', address: '/', file: `${home}.br`, type: 'text/html' },
      { what: 'script', address: entry, file: `${path.join(dist, entry)}.br`, type: 'text/javascript' },
    ],
  };
}

function fire(url: string, host: string, connections: number, duration: number): Promise<Result> {
  const headers = { host, 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };
  return autocannon({ url, connections, duration, headers });
}

const wrongIn = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;
const rateOf = ({ requests, latency }: Result): Rate => ({ perSecond: requests.average, p99: latency.p99 });

function middle(rates: readonly Rate[]): Rate {
  const of = (key: keyof Rate) => rates.map((rate) => rate[key]).sort((a, b) => a - b)[Math.floor(rates.length / 2)];
  return { perSecond: of('perSecond') ?? Number.NaN, p99: of('p99') ?? Number.NaN };
}

/** Meanwhile answers are read whole and held against the files: busy must not mean wrong. */
async function bearMany(url: string, host: string, sent: readonly Sent[]): Promise<Load['many']> {
  let running = true;
  let wrong = 0;
  let read = 0;
  const look = async () => {
    for (let turn = 0; running; turn += 1) {
      const one = sent[turn % sent.length];
      if (!one) return;
      read += 1;
      if (!(await isWhole(`${url}${one.address}`, host, one))) wrong += 1;
    }
  };
  const looking = Promise.all([look(), look()]);
  const result = await fire(`${url}${sent[0]?.address}`, host, MANY, SECONDS);
  running = false;
  await looking;
  const answers = result.requests.total + read;
  return { connections: MANY, answers, wrong: wrong + wrongIn(result), ...rateOf(result) };
}

function isWhole(url: string, host: string, { file, type }: Sent): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(url, { headers: { host, 'accept-encoding': 'br', accept: '*/*' } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const typed = response.headers['content-type']?.startsWith(type) ?? false;
      resolve(response.statusCode === 200 && typed && Buffer.concat(chunks).equals(readFileSync(file)));
    });
    asked.once('error', () => resolve(false));
  });
}

const urlOf = async (server: ChildProcess) => `http://127.0.0.1:${await portOf(server)}`;
