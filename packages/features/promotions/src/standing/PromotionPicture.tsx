import { pictureAddress } from '@marquee/blocks/banner/links';
import { useBrand } from '@marquee/brand/provider';
import { usePictureSource } from '@marquee/state/contentHosts';
import { Gift } from 'lucide-react';
import { picture, placeholder } from './PromotionPicture.css.ts';

/** A promotion's picture in a room of its own; a mark stands there where it has none or does not come (SHELL-18). */
export function PromotionPicture({ address }: { address: string | undefined }) {
  const { hosts } = useBrand();
  const { src, onError } = usePictureSource(address ? pictureAddress(address, hosts.image) : null);
  if (src === null) {
    return (
      <span className={placeholder} aria-hidden>
        <Gift size={40} />
      </span>
    );
  }
  return (
    <img
      className={picture}
      src={src}
      alt=""
      width={1600}
      height={640}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
