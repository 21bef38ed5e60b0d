import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { logo } from './VendorStrip.css.ts';

/** A provider's mark; where it does not come, the name below says enough. */
export function ProviderMark({ picture }: { picture: string | undefined }) {
  return <PlatformPicture address={picture} look={logo} width={40} height={40} />;
}
