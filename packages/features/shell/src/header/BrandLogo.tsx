import { useBrand } from '@marquee/brand/provider';
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
  // the other theme's is there before it is asked for, but not before what is seen
  const priority = (look: 'light' | 'dark') => (look === theme.default ? 'auto' : 'low');
  if (light.src === dark.src) return <img {...light} alt={alt} className={sizes[size]} />;
  return (
    <>
      <img {...light} fetchPriority={priority('light')} alt={alt} className={`${sizes[size]} ${only.light}`} />
      <img {...dark} fetchPriority={priority('dark')} alt={alt} className={`${sizes[size]} ${only.dark}`} />
    </>
  );
}
