import { useLoaded } from '@marquee/state/loaded';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { code } from './QrCode.css.ts';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps {
  /** what a camera reads */
  value: string;
  /** what it is for: the value itself stands beside it as a link (WCAG 1.1.1) */
  label: string;
}

/** A QR code, drawn here: nobody else learns what is in it. Leaves its place empty where it cannot be drawn. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, isPending } = useLoaded(`qr ${value}`, () => qrPath(value));
  if (isPending)
    return (
      <span className={code}>
        <Skeleton shape="fill" />
      </span>
    );
  if (!data) return null;
  return (
    <svg
      className={code}
      viewBox={`0 0 ${data.side} ${data.side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.path} />
    </svg>
  );
}
