import { useTheme } from '@marquee/state/preferences';
import { IconButton } from '@marquee/ui/button/IconButton';
import { Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { icons } from './ThemeSwitch.css.ts';
import { messages } from './ThemeSwitch.messages.ts';

/** Light or dark: one attribute on the root element, one frame (BRAND-13). */
export function ThemeSwitch() {
  const intl = useIntl();
  const [theme, turn] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton label={intl.formatMessage(messages.dark)} aria-pressed={dark} icon={<ThemeIcon />} onClick={turn} />
  );
}

/** A moon on a light page, a sun on a dark one. */
function ThemeIcon() {
  return (
    <>
      <span className={icons.toDark}>
        <Moon size={20} aria-hidden />
      </span>
      <span className={icons.toLight}>
        <Sun size={20} aria-hidden />
      </span>
    </>
  );
}
