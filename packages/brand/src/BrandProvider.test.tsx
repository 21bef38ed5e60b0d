import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandProvider, useBrand, useFlag } from './BrandProvider.tsx';
import type { BrandData } from './data.ts';

function Probe() {
  const brand = useBrand();
  return (
    <p>
      {brand.name}: {useFlag('smsLogin') ? 'SMS login' : 'no SMS login'}
    </p>
  );
}

// the provider reads nothing of the data but its flags
const data = { name: 'Meridian', flags: { smsLogin: true } } as BrandData;

test('BRAND-06a components see the brand and its flags; the platform’s answer overrules them once it is there', () => {
  const view = render(
    <BrandProvider data={data}>
      <Probe />
    </BrandProvider>,
  );
  expect(screen.getByText('Meridian: SMS login')).toBeDefined();
  const whitelabel = [{ modId: 'SMSLOGIN3', enabled: false, childrenNodes: [] }];
  view.rerender(
    <BrandProvider data={data} platform={{ whitelabel }}>
      <Probe />
    </BrandProvider>,
  );
  expect(screen.getByText('Meridian: no SMS login')).toBeDefined();
});

test('a hook outside the provider says what to do', () => {
  expect(() => render(<Probe />)).toThrow('<BrandProvider> is missing: wrap the page, test or story in one.');
});
