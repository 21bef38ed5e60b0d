import { type JSX, type ReactNode, useState } from 'react';
import { classes } from '../base/classes.ts';
import { fits, ratios, whenDark, whenLight } from './Picture.css.ts';

export interface PictureProps {
  src: string;
  /** another file for the dark theme; only the one that is seen is fetched */
  darkSrc?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** what it shows; empty for decoration (WCAG 1.1.1) */
  alt: string;
  ratio?: keyof typeof ratios | undefined;
  fit?: keyof typeof fits | undefined;
  /** instead of it when the file does not come */
  fallback?: ReactNode;
}

/** A picture that keeps its room, comes when it is near, and says so when it cannot come. */
export function Picture(props: PictureProps): JSX.Element {
  const { src, darkSrc, srcSet, sizes, alt, ratio = '16/9', fit = 'cover', fallback } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const image = (source: string, theme?: string) =>
    failed === source || (
      <img
        src={source}
        srcSet={source === src ? srcSet : undefined}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={classes(fits[fit], theme)}
        onError={() => setFailed(source)}
      />
    );
  return (
    <span className={ratios[ratio]}>
      {(failed === src || failed === darkSrc) && (fallback ?? alt)}
      {image(src, darkSrc && whenLight)}
      {darkSrc && image(darkSrc, whenDark)}
    </span>
  );
}
