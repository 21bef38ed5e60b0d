import { renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AgeMark } from './AgeMark.tsx';

describe('AgeMark', () => {
  test.each([18, 21])('SAFE-01 shows the age of the jurisdiction: %i', async (minimumAge) => {
    await renderWithApp(<AgeMark />, { brand: { legal: { ...testBrand.legal, minimumAge } } });
    const mark = screen.getByRole('img', { name: `For people aged ${minimumAge} and over only` });
    expect(mark.textContent).toBe(`${minimumAge}+`);
  });
});
