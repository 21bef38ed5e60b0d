import { createElement, type SVGProps } from 'react';

export interface DrawnIconProps extends SVGProps<SVGSVGElement> {
  /** width and height in CSS pixels */
  size?: number;
}

/** An icon of one stroke in the ink of the words beside it; decoration unless it is given a name (WCAG 1.1.1). */
export function drawnIcon(d: string) {
  return ({ size = 24, ...rest }: DrawnIconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      createElement('path', { d }),
    );
}
