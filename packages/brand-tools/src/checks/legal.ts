import { jurisdictionOf } from '@marquee/brand/jurisdictions';
import type { BrandFile } from '@marquee/brand/schema/brandFile';
import type { Problem } from '../finding.ts';
import { fileProblem, LEGAL_FILE, type Part, problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** The brand's age, games and texts against the rules of its jurisdiction (SAFE-01, SAFE-03, SAFE-05). */
export const checkLegal: PackCheck = function* (pack) {
  const { brand } = pack;
  if (!brand) return;
  const { legal, languages } = brand.sound;
  if (legal?.jurisdiction !== undefined) yield* underJurisdiction(brand, legal.jurisdiction);
  if (legal?.licences?.length === 0) {
    yield problemAt(brand.document.place(['legal'], 'key'), {
      severity: 'recommendation',
      code: 'legal/no-licence',
      message: 'No licence is named, so the footer shows none.',
      mend: 'Add the licence under legal.licences.',
    });
  }
  const there = new Set(
    [...pack.files.keys()].map((path) => LEGAL_FILE.exec(path)).map((match) => match?.slice(1).join('.')),
  );
  for (const text of ['terms', 'privacy']) {
    for (const code of languages?.supported ?? []) {
      if (code === undefined || there.has(`${text}.${code}`)) continue;
      const first = code === languages?.default;
      yield fileProblem(pack, `legal/${text}.${code}.md`, {
        severity: first ? 'warning' : 'recommendation',
        code: 'legal/missing-text',
        message: first
          ? `The ${text} text is missing in the brand’s default language.`
          : `The ${text} text is missing in ${code}; players read it in ${languages?.default ?? 'another language'}.`,
        mend: `Add the file legal/${text}.${code}.md.`,
      });
    }
  }
};

function* underJurisdiction({ document, sound: { legal, games } }: Part<BrandFile>, code: string): Iterable<Problem> {
  const { name, minimumAge, suspended, jackpotRules } = jurisdictionOf(code);
  if (legal?.minimumAge !== undefined && legal.minimumAge < minimumAge) {
    yield problemAt(document.place(['legal', 'minimumAge']), {
      severity: 'error',
      code: 'legal/age-too-low',
      message: `Players of ${legal.minimumAge} are admitted, but in this jurisdiction (${name}) they must be ${minimumAge}.`,
      mend: `Write ${minimumAge} or more.`,
    });
  }
  const said = games !== undefined && 'off' in games;
  // a list with an entry that could not be read may name any
  const known = games && (!said || games.off?.every((each) => each !== undefined));
  for (const category of known ? suspended.filter((each) => !games.off?.includes(each)) : []) {
    yield problemAt(document.place(['games', 'off'], said ? 'value' : 'key'), {
      severity: said ? 'warning' : 'recommendation',
      code: 'legal/category-suspended',
      message: said
        ? `${category} is offered, but it is suspended in this jurisdiction (${name}).`
        : `${category} is off, because it is suspended in this jurisdiction (${name}).`,
      mend: `Write "${category}" into games.off.`,
    });
  }
  if (jackpotRules && games?.jackpot === 'simulated') {
    yield problemAt(document.place(['games', 'jackpot']), {
      severity: 'error',
      code: 'legal/jackpot-simulated',
      message: `The jackpot is simulated, but this jurisdiction (${name}) asks for approved jackpot rules.`,
      mend: 'Write "off".',
    });
  }
}
