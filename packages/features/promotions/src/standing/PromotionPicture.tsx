import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { Gift } from 'lucide-react';
import { picture, placeholder } from './PromotionPicture.css.ts';

/** A promotion's picture in a room of its own; a mark stands there where it has none or does not come (SHELL-18). */
export function PromotionPicture({ address }: { address: string | undefined }) {
  return (
    <PlatformPicture
      address={address}
      look={picture}
      width={1600}
      height={640}
      instead={
        <span className={placeholder} aria-hidden>
          <Gift size={40} />
        </span>
      }
    />
  );
}
