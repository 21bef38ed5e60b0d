import { pictureAddress } from '@marquee/blocks/banner/links';
import { useBrand } from '@marquee/brand/provider';
import { usePictureSource } from '@marquee/state/contentHosts';
import { logo } from './VendorStrip.css.ts';

/** A provider's mark; where it does not come, the name below says enough. */
export function ProviderMark({ picture }: { picture: string | undefined }) {
  const { hosts } = useBrand();
  const { src, onError } = usePictureSource(picture ? pictureAddress(picture, hosts.image) : null);
  if (src === null) return null;
  return (
    <img className={logo} src={src} alt="" width={40} height={40} loading="lazy" decoding="async" onError={onError} />
  );
}
