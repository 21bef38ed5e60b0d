import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { mark } from './ProviderMark.css.ts';

/** A provider's mark; where it does not come, its name beside it says enough (SHELL-18). */
export function ProviderMark({ logo }: { logo: string | undefined }) {
  return <PlatformPicture address={logo} look={mark} width={40} height={40} instead={<span className={mark} />} />;
}
