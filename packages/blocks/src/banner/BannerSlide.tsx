import { Link } from '@marquee/state/navigation';
import { PlatformPicture } from '../picture/PlatformPicture.tsx';
import { picture, slides, words } from './BannerSlide.css.ts';
import type { BannerLink } from './bannerLink.ts';

export interface BannerSlideProps {
  src: string;
  title: string;
  link: BannerLink | null;
  look: keyof typeof slides;
}

/** One banner of the platform: a picture that says what its title says, clickable where it leads somewhere (SHELL-12). */
export function BannerSlide({ src, title, link, look }: BannerSlideProps) {
  const slide = slides[look];
  const content = (
    <PlatformPicture
      address={src}
      look={picture}
      alt={title}
      instead={
        <span className={words} dir="auto">
          {title}
        </span>
      }
    />
  );
  if (link === null) return <div className={slide}>{content}</div>;
  if (link.kind === 'page') {
    return (
      <Link className={slide} to={link.path}>
        {content}
      </Link>
    );
  }
  return (
    <a className={slide} href={link.href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}
