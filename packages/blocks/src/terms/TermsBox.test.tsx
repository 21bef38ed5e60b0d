import type { BrandData } from '@marquee/brand/data';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { TermsBox } from './TermsBox.tsx';

const text = (markdown: string) => `data:text/markdown,${encodeURIComponent(markdown)}`;

function Form() {
  const [agreed, setAgreed] = useState(true);
  return (
    <form>
      <input aria-label="Account" />
      <TermsBox checked={agreed} onChange={setAgreed} error={!agreed && 'Please agree.'} />
    </form>
  );
}

const start = (legal: Partial<BrandData['legal']> = {}, options: Parameters<typeof renderWithApp>[1] = {}) =>
  renderWithApp(<Form />, { ...options, brand: { legal: { ...testBrand.legal, ...legal } } });

const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const open = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('the box for age and terms', () => {
  test('AUTH-15 SAFE-01 it names the age of the brand, and says what is wrong once it is empty', async () => {
    await start({ minimumAge: 21 });
    expect(screen.getByRole('checkbox', { name: /at least 21 years old/ })).toBe(box());
    await userEvent.click(box());
    expect(box().checked).toBe(false);
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please agree.');
  });

  test('AUTH-15 the terms open over the form and leave what was typed, and the box, as they were', async () => {
    await start({ texts: { terms: { EN: text('# Terms\n\n## Age\n\nAdults **only**.<script>x()</script>') } } });
    await userEvent.type(screen.getByLabelText('Account'), 'maria');
    await open('terms of use');
    const dialog = await screen.findByRole('dialog', { name: 'Terms of use' });
    expect((await within(dialog).findByText('only')).tagName).toBe('STRONG');
    expect(
      within(dialog)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Terms of use', 'Age']);
    expect(dialog.querySelector('script')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe('maria');
    expect(box().checked).toBe(true);
  });

  test('BRAND-12 a text that is not in the language on the screen is shown in the brand’s, and says in which', async () => {
    await start({ texts: { privacy: { EN: text('Nothing is sold.') } } }, { language: 'ES' });
    await open('política de privacidad');
    const words = await screen.findByText('Nothing is sold.');
    expect(words.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  test('SHELL-02 without terms of the brand, those of the platform’s help centre are shown', async () => {
    await start();
    await open('terms of use');
    expect(await screen.findByRole('heading', { name: 'Who may play' })).toBeTruthy();
  });

  test('SAFE-01 a brand without the text says so', async () => {
    await start();
    await open('privacy policy');
    expect(await screen.findByText(/cannot be shown here/)).toBeTruthy();
  });

  test('ERR-03 a text that does not come can be asked for again', async () => {
    await start({ texts: { terms: { EN: 'data:not-an-address' } } });
    await open('terms of use');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
