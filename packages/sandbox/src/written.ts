import type { Exchange } from './exchange.ts';
import { HOSTILE_HTML, HOSTILE_TITLE } from './hostile.ts';
import { inLanguage, type Translated } from './messages.ts';

const LONG_TIMES = 6;

type Asked = Pick<Exchange<unknown>, 'language' | 'scenario'>;

/** A title that somebody wrote; as long, or as hostile, as the scenario says. */
export function titled(text: Translated, { language, scenario }: Asked): string {
  if (scenario.notices === 'hostile') return HOSTILE_TITLE;
  const title = inLanguage(text, language);
  return scenario.longText ? `${title}. `.repeat(LONG_TIMES).trim() : title;
}

/** The text below it, which is HTML. */
export function written(text: Translated, { language, scenario }: Asked): string {
  if (scenario.notices === 'hostile') return HOSTILE_HTML;
  const content = inLanguage(text, language);
  return scenario.longText ? content.repeat(LONG_TIMES) : content;
}
