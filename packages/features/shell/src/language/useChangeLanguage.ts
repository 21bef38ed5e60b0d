import type { LanguageCode } from '@marquee/i18n/languages';
import { languageHead } from '@marquee/sdk/contract/firstHeads';
import { useClient } from '@marquee/state/client';
import { useLanguage } from '@marquee/state/preferences';
import { useCallback } from 'react';

/** The language in force and how to change it: the page first, without a reload, then the platform is told (BRAND-14). */
export function useChangeLanguage(): [LanguageCode, (code: LanguageCode) => void] {
  const client = useClient();
  const [current, setLanguage] = useLanguage();
  const change = useCallback(
    (code: LanguageCode) => {
      if (code === current) return;
      setLanguage(code);
      // the choice is the person's and holds on this device; a platform that cannot be told changes nothing for them
      languageHead
        .load()
        .then((call) => client.send(call, { language: code }))
        .catch(() => {});
    },
    [client, current, setLanguage],
  );
  return [current, change];
}
