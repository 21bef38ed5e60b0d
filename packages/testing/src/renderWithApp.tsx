import { useLocation } from '@marquee/state/navigation';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { AppFrame } from './AppFrame.tsx';
import { PlacedAt, type StartingPlace } from './places.tsx';
import { createTestApp, type TestApp, type TestAppOptions } from './testApp.ts';

// React Testing Library does this by itself only where test functions are global
afterEach(cleanup);

export interface RenderOptions extends TestAppOptions {
  /** where the page begins: `/` unless said */
  at?: StartingPlace;
}

export interface Rendered extends TestApp, RenderResult {
  /** the path that is shown, with query and hash */
  path(): string;
}

/** Renders a screen with everything above it: words, brand, store, place, and the client on a real sandbox. */
export async function renderWithApp(ui: ReactNode, { at = '/', ...options }: RenderOptions = {}): Promise<Rendered> {
  const test = await createTestApp(options);
  let path = '';
  const Where = () => {
    const { pathname, search, hash } = useLocation();
    path = `${pathname}${search}${hash}`;
    return null;
  };
  const view = render(
    <AppFrame test={test}>
      <PlacedAt at={at}>
        {ui}
        <Where />
      </PlacedAt>
    </AppFrame>,
  );
  return { ...test, ...view, path: () => path };
}
