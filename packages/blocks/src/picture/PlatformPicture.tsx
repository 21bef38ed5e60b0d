import { useBrand } from '@marquee/brand/provider';
import { usePictureSource } from '@marquee/state/contentHosts';
import type { ReactNode } from 'react';
import { pictureAddress } from '../banner/bannerLink.ts';

export interface PlatformPictureProps {
  address: string | null | undefined;
  look: string;
  /** what it says; nothing where words beside it do */
  alt?: string;
  width?: number;
  height?: number;
  /** what stands in its place where there is none, or it does not come */
  instead?: ReactNode;
}

/** A picture of the platform from a host that the brand allows, fetched once it comes near (SHELL-18). */
export function PlatformPicture({ address, look, alt = '', instead = null, ...size }: PlatformPictureProps) {
  const { hosts } = useBrand();
  const { src, onError } = usePictureSource(address ? pictureAddress(address, hosts.image) : null);
  if (src === null) return instead;
  return <img className={look} src={src} alt={alt} {...size} loading="lazy" decoding="async" onError={onError} />;
}
