import { useBrand } from '@marquee/brand/provider';
import { languageOf } from '@marquee/i18n/languages';
import { Button } from '@marquee/ui/button/Button';
import { Menu, type MenuTriggerProps } from '@marquee/ui/menu/Menu';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from './LanguagePicker.messages.ts';
import { useChangeLanguage } from './useChangeLanguage.ts';

/** The brand's languages, each by its own name (SHELL-04, WCAG 3.1.2). A brand with one language needs no picker. */
export function LanguagePicker() {
  const { supported } = useBrand().languages;
  const [current, change] = useChangeLanguage();
  if (supported.length < 2) return null;
  return (
    <Menu
      align="end"
      trigger={(props) => <CurrentLanguage {...props} />}
      items={supported.map(languageOf).map(({ code, bcp47, name }) => ({
        id: code,
        label: name,
        lang: bcp47,
        checked: code === current,
        onSelect: () => change(code),
      }))}
    />
  );
}

function CurrentLanguage(props: MenuTriggerProps) {
  const intl = useIntl();
  const [current] = useChangeLanguage();
  const { bcp47, name } = languageOf(current);
  return (
    <Button {...props} kind="quiet" size="small" icon={<Globe size={20} aria-hidden />}>
      <VisuallyHidden>{intl.formatMessage(messages.label)} </VisuallyHidden>
      <span lang={bcp47}>{name}</span>
    </Button>
  );
}
