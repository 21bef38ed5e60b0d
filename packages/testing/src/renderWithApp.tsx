import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps, useLocation } from 'react-router-dom';
import { afterEach } from 'vitest';
import { AppFrame } from './AppFrame.tsx';
import { createTestApp, type TestApp, type TestAppOptions } from './testApp.ts';

// React Testing Library does this by itself only where test functions are global
afterEach(cleanup);
// sealing and opening real payloads takes its time on a busy machine; a wait that is met ends at once all the same
configure({ asyncUtilTimeout: 5_000 });

export interface RenderOptions extends TestAppOptions {
  /** where the router stands: `/` unless said */
  at?: NonNullable<MemoryRouterProps['initialEntries']>[number];
}

export interface Rendered extends TestApp, RenderResult {
  /** the router's path with query and hash */
  path(): string;
}

/** Renders a screen with everything above it: words, brand, store, router, and the client on a real sandbox. */
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
      <MemoryRouter initialEntries={[at]}>
        {ui}
        <Where />
      </MemoryRouter>
    </AppFrame>,
  );
  return { ...test, ...view, path: () => path };
}
