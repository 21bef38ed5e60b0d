import { relative } from 'node:path';
import { jurisdictionCodes } from '@marquee/brand/jurisdictions';
import type { Finding } from '../finding.ts';
import { createBrand } from '../new/create.ts';
import { brandRequest, defaultLanguages, jurisdictionLabel, type RawRequest, refuse } from '../new/request.ts';
import { type LoadedPack, loadPacks } from '../packs.ts';
import { reason } from '../read/files.ts';
import { Busy } from '../turn.ts';
import type { Command } from './command.ts';
import { paint } from './paint.ts';
import { printable, report } from './report.ts';
import { soundPacks } from './soundPacks.ts';
import type { Terminal } from './terminal.ts';

/** `pnpm brand new <id> --name … --color …` (BRAND-09): a whole pack that passes the check, both themes AA. */
export const newBrand: Command = {
  usage: 'new <id> --name "…" --color "#…" [--domain …] [--languages EN,TY] [--from <id>] [--jurisdiction PH]',
  does: 'makes a brand; without arguments it asks',
  options: {
    name: 'the brand’s name, as players read it',
    color: 'its main colour, and after a comma a second one',
    domain: 'host name in production; again for more',
    languages: `platform codes, the first is the default; ${defaultLanguages.join(',')} unless said`,
    from: 'brand whose look and flags are taken over, but not who it is',
    jurisdiction: 'country of the licence, such as PH, or INT',
    entity: 'the company that answers for the brand, as it is registered',
    pictures: 'writes the pictures it makes into assets, to be changed by hand',
    currency: 'ISO 4217 code; that of the jurisdiction unless said',
  },
  async run(input) {
    const { args, options, brandsDir, catalogue, cwd, terminal, out } = input;
    const [id, ...more] = args;
    if (more.length > 0) {
      out(`One brand at a time: "${more[0]}" is one too many. A name with spaces stands in quotes.`);
      return 2;
    }
    const { ids: known } = await loadPacks(brandsDir, {});
    const given: RawRequest = { id, ...options };
    const raw = terminal && isWanting(given) ? await asked(given, terminal, known) : given;
    if (raw === undefined) {
      out('Nothing was made.');
      return 2;
    }
    const request = brandRequest(raw, known);
    if (Array.isArray(request)) {
      out(request.join('\n'));
      return 2;
    }
    const [from] = request.from === undefined ? [] : ((await soundPacks([request.from], input)) ?? []);
    if (request.from !== undefined && !from) return 1;
    try {
      const pictures = options.pictures ?? false;
      const made = await createBrand(request, { from, brandsDir, catalogue, pictures });
      const { dir, pack, findings } = made;
      if (made.taken) {
        out(`${refuse.id(request.id, [request.id])} Nothing was made.`);
        return 1;
      }
      if (dir === undefined || !pack) {
        const errors = findings.filter(({ severity }) => severity === 'error');
        out(`${report(errors, [request.id])}\n\nNothing was made: mend the above.`);
        return 1;
      }
      out(welcome(pack, relative(cwd, dir), findings));
      return 0;
    } catch (cause) {
      if (cause instanceof Busy) throw cause;
      out(`The folder cannot be written (${reason(cause)}). Check who may write to ${brandsDir}.`);
      return 1;
    }
  },
};

function isWanting({ id, name, color }: RawRequest): boolean {
  return id === undefined || name === undefined || color === undefined;
}

/** Asks for what was not said; `undefined` when the one who was asked went away. */
async function asked(given: RawRequest, ask: Terminal, known: readonly string[]): Promise<RawRequest | undefined> {
  const raw: RawRequest = { ...given };
  const steps: (() => Promise<boolean>)[] = [
    async () => {
      raw.name ??= await ask.text({ message: 'The brand’s name, as players read it', refuse: refuse.name });
      return raw.name !== undefined;
    },
    async () => {
      const initial = idFrom(raw.name ?? '', known);
      raw.id ??= await ask.text({
        message: 'The name of its folder, and of its address while you work on it',
        ...(initial !== undefined && { initial }),
        refuse: (id) => refuse.id(id, known),
      });
      return raw.id !== undefined;
    },
    async () => {
      const color =
        raw.color ?? oneOf(await ask.text({ message: 'Its main colour, such as #0b6bcb', refuse: refuse.color }));
      raw.color = color;
      return color !== undefined;
    },
    async () => {
      const domain =
        raw.domain ??
        oneOf(await ask.text({ message: 'Its domain', initial: `${raw.id}.example`, refuse: refuse.domain }));
      raw.domain = domain;
      return domain !== undefined;
    },
    async () => {
      raw.languages ??= await ask.text({
        message: 'Its languages, the first is the default',
        initial: defaultLanguages.join(','),
        refuse: (text) =>
          text
            .split(',')
            .map((code) => refuse.language(code.trim()))
            .find((fault) => fault !== undefined),
      });
      return raw.languages !== undefined;
    },
    async () => {
      const choices = jurisdictionCodes.map((code) => ({ value: code, label: jurisdictionLabel(code) }));
      raw.jurisdiction ??= await ask.choose('Where it is licensed', [
        ...choices,
        { value: 'INT', label: 'elsewhere, or in several countries' },
      ]);
      return raw.jurisdiction !== undefined;
    },
    async () => {
      raw.entity ??= await ask.text({
        message: 'The company that answers for it, as it is registered',
        initial: raw.name ?? '',
        refuse: refuse.entity,
      });
      return raw.entity !== undefined;
    },
  ];
  for (const step of steps) if (!(await step())) return undefined;
  return raw;
}

function oneOf(answer: string | undefined): string[] | undefined {
  return answer === undefined ? undefined : [answer];
}

/** A folder's name from a brand's name: `Blue Bay!` is `blue-bay`. */
function idFrom(name: string, known: readonly string[]): string | undefined {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');
  return refuse.id(id, known) === undefined ? id : undefined;
}

/** What was made, what was assumed, and what only the operator can know. */
function welcome({ id, brand }: LoadedPack, dir: string, findings: readonly Finding[]): string {
  const { currency, timeZone, legal, domains } = brand;
  const left = findings.filter(({ code }) => code !== 'assets/missing');
  return [
    `${paint.green('✓')} ${dir}: readable in both themes (WCAG AA). Wordmark, favicon, app icons, manifest, social preview and hero`,
    '  are made from its name and colours until you put your own into assets.',
    '',
    `  Shown at      http://${id}.localhost:5173  (pnpm dev; at once if it is running)`,
    `  In brand.json ${domains.join(', ')}; ${currency.code}, ${timeZone}, from ${legal.minimumAge} years. Correct what is otherwise.`,
    '',
    `Left to do, as pnpm brand check ${id} says:`,
    ...left.map(({ message, mend }) => `  · ${printable(message)} ${printable(mend)}`),
  ].join('\n');
}
