import { Maximize2, Minimize2 } from 'lucide-react';
import { type JSX, useEffect, useRef } from 'react';
import { type Device, devices, type WallScreen } from './screens.ts';
import * as css from './Wall.css.ts';

export interface ScreenProps {
  screen: WallScreen;
  device: Device;
  theme: 'light' | 'dark';
  scale: number;
  /** alone on the wall: then it can be used like the site itself */
  large: boolean;
  hidden: boolean;
  hold: (element: HTMLIFrameElement | null) => (() => void) | undefined;
  onLarge: (large: boolean) => void;
}

/** A screen of the site in its own window, made smaller. It loads when its turn comes. */
export function Screen(props: ScreenProps): JSX.Element {
  const { screen, device, theme, scale, large, hidden, hold, onLarge } = props;
  const { width, height, name } = devices[device];
  const title = `${screen.name}, ${name.toLowerCase()}, ${theme}`;
  const glass = useRef<HTMLDivElement>(null);
  // what is below its edge is drawn only of one that can be scrolled
  const size = () => {
    const root = glass.current?.querySelector('iframe')?.contentDocument?.documentElement;
    root?.toggleAttribute('data-small', !large);
  };
  useEffect(size, [large]);
  useEffect(() => {
    const style = glass.current?.style;
    style?.setProperty('--scale', String(scale));
    style?.setProperty('--device-width', String(width));
    style?.setProperty('--device-height', String(height));
  }, [scale, width, height]);
  return (
    <figure className={hidden ? css.hidden : css.figure}>
      <figcaption className={css.caption}>
        <span className={css.captionText}>{`${name}, ${theme}`}</span>
        <button
          type="button"
          className={css.enlarge}
          aria-label={large ? 'Back to the wall' : `Enlarge: ${title}`}
          title={large ? 'Back to the wall' : 'Enlarge'}
          onClick={() => onLarge(!large)}
        >
          {large ? <Minimize2 size={14} aria-hidden /> : <Maximize2 size={14} aria-hidden />}
        </button>
      </figcaption>
      <div ref={glass} className={css.glass} inert={!large}>
        <iframe
          ref={hold}
          title={title}
          className={css.screen}
          onLoad={size}
          data-src={`screen.html?${new URLSearchParams({ path: screen.path, theme, session: screen.session })}`}
        />
      </div>
    </figure>
  );
}
