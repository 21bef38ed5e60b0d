import { useBrand } from '@marquee/brand/provider';
import { useHydrated } from '@marquee/state/value';
import { only, sizes } from './BrandLogo.css.ts';

export interface BrandLogoProps {
  size?: keyof typeof sizes;
  /** said by screen readers; leave empty where the thing around it has the name */
  alt?: string;
}

/** The brand's logo for the theme in force. */
export function BrandLogo({ size = 'bar', alt = '' }: BrandLogoProps) {
  const { logo, theme } = useBrand();
  const { light, dark } = logo;
  const stands = useHydrated(light.src !== dark.src);
  // the other theme's is there before it is asked for, but only once the page stands
  const loading = (look: 'light' | 'dark') => (stands || look === theme.default ? 'eager' : 'lazy');
  if (light.src === dark.src) return <img {...light} alt={alt} className={sizes[size]} />;
  return (
    <>
      <img {...light} loading={loading('light')} alt={alt} className={`${sizes[size]} ${only.light}`} />
      <img {...dark} loading={loading('dark')} alt={alt} className={`${sizes[size]} ${only.dark}`} />
    </>
  );
}
