import { announcements } from '@marquee/sdk/contract/content/announcements';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';

/** The announcements that open by themselves (SHELL-14); asked for anew when the language changes (BRAND-14). */
export function usePopupNotices(enabled = true) {
  const [language] = useLanguage();
  return useCall(announcements, { language }, { enabled });
}
