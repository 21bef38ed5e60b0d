import { FailureText } from '@marquee/blocks/failure/FailureNotice';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { useLanguage } from '@marquee/state/preferences';
import { useEffect } from 'react';
import { overPage } from './page.css.ts';
import type { WordsStore } from './words.ts';

const SHOWN_MS = 12_000;

/** A language that could not be fetched: the choice goes back to the one on the screen, and trying again is one press. */
export function LanguageFailure({ words }: { words: WordsStore }) {
  const { failed, language } = words.current();
  const [chosen, choose] = useLanguage();

  useEffect(() => {
    if (failed && chosen === failed) choose(language);
  }, [failed, chosen, choose, language]);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => words.dismissFailure(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failed, words]);

  if (!failed) return null;
  return (
    <div className={overPage}>
      <FailureText text={failureMessages.offline} onRetry={() => choose(failed)} />
    </div>
  );
}
