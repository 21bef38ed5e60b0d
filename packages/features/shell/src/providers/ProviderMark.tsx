import { pictureAddress } from '@marquee/blocks/banner/links';
import { useBrand } from '@marquee/brand/provider';
import { usePictureSource } from '@marquee/state/contentHosts';
import { mark } from './ProviderMark.css.ts';

/** A provider's mark; where it does not come, its name beside it says enough (SHELL-18). */
export function ProviderMark({ logo }: { logo: string | undefined }) {
  const { hosts } = useBrand();
  const { src, onError } = usePictureSource(logo ? pictureAddress(logo, hosts.image) : null);
  if (src === null) return <span className={mark} />;
  return (
    <img className={mark} src={src} alt="" width={40} height={40} loading="lazy" decoding="async" onError={onError} />
  );
}
