import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Amount } from './Amount.tsx';

describe('Amount', () => {
  test('C07 shows every digit of a long amount, in the currency of the brand', async () => {
    await renderWithApp(<Amount value="12345678901234567890.12" />);
    expect(screen.getByText('P12,345,678,901,234,567,890.12')).toBeTruthy();
  });

  test('MEMB-02 follows digits and place of the symbol, and never mirrors', async () => {
    const currency = { code: 'VND', symbol: '₫', digits: 0, position: 'after' } as const;
    await renderWithApp(<Amount value="1234567.9" />, { brand: { currency } });
    const amount = screen.getByText(/₫/);
    expect([amount.textContent, amount.dir]).toEqual(['1,234,567\u00a0₫', 'ltr']);
  });
});
