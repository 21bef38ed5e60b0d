import { themeCss } from '@marquee/theme/css';
import { resolveTheme } from '@marquee/theme/resolve';

/** The studio's own look: quiet, so that the brand's colours are the only ones that speak. */
const theme = resolveTheme({
  seeds: { accent: '#3d5fd9', second: '#7a5fd0', neutral: '#8b93a1' },
  density: 'compact',
  corners: { control: 6, card: 10, overlay: 12 },
});

/** Puts it on the page, light or dark as the system is. */
export function wearStudioLook(): void {
  const style = document.createElement('style');
  style.textContent = themeCss(theme, { default: 'light' });
  document.head.append(style);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', follow);
  follow();
}
