import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

afterEach(cleanup);

describe('Notice', () => {
  it.each([
    ['negative', 'alert'],
    ['warning', 'status'],
    ['positive', 'status'],
  ] as const)('WEB-01 a %s one is read out as %s', (tone, role) => {
    render(<Notice tone={tone}>The balance could not be loaded</Notice>);
    expect(screen.getByRole(role).textContent).toBe('The balance could not be loaded');
  });

  it('is read in its turn when it is plain information, or stood there from the start', () => {
    render(
      <>
        <Notice>Paid out on working days</Notice>
        <Notice tone="negative" live="none">
          Closed today
        </Notice>
      </>,
    );
    expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
  });
});
