import { wordCount } from '@marquee/domain/wordCount';
import type { Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';
import { FEEDBACK_TOPICS, supportMessage } from '../../support/messages.ts';

const LEAST_WORDS = 3;
const MOST_WORDS = 300;
const MAX_KEPT = 200;

/** Topics and bounds. */
export const feedbackSettings: Handler<'support.feedbackSettings'> = ({ language }) => ({
  minWords: LEAST_WORDS,
  maxWords: MOST_WORDS,
  categories: FEEDBACK_TOPICS.map(({ id, title }) => ({ id, title: inLanguage(title, language) })),
});

/** Takes what someone writes, within the bounds. */
export const feedback: Handler<'support.feedback'> = ({ platform, input, language, session, merchant }) => {
  const { category, content } = input;
  if (!FEEDBACK_TOPICS.some(({ id }) => id === category)) {
    throw new Refusal(supportMessage('feedbackCategory', language), { code: 'feedback.category' });
  }
  const words = wordCount(content);
  if (words < LEAST_WORDS || words > MOST_WORDS) {
    const said = supportMessage('feedbackLength', language, LEAST_WORDS, MOST_WORDS);
    throw new Refusal(said, { code: 'feedback.length' });
  }
  const { support } = platform.state;
  const from = session?.record.username ?? '';
  support.feedback = [...support.feedback, { merchant, from, category, content, at: platform.now() }].slice(-MAX_KEPT);
  platform.changed();
  return null;
};
