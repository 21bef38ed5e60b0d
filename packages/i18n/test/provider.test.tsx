import { parse } from '@formatjs/icu-messageformat-parser';
import { render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { fallbackChain, mergePacks } from '../src/catalogue.ts';
import { I18nProvider } from '../src/I18nProvider.tsx';

function Greeting() {
  const intl = useIntl();
  return <p>{intl.formatMessage({ id: 'test.greeting', defaultMessage: 'Good evening' })}</p>;
}

describe('I18nProvider', () => {
  it('BRAND-12 shows the words of the pack', () => {
    render(
      <I18nProvider language="ES" messages={{ 'test.greeting': parse('Buenas noches') }}>
        <Greeting />
      </I18nProvider>,
    );
    expect(screen.getByText('Buenas noches')).toBeDefined();
  });

  it('C08 shows the source text, never the id, when a translation is missing', () => {
    render(
      <I18nProvider language="AR" messages={{}}>
        <Greeting />
      </I18nProvider>,
    );
    expect(screen.getByText('Good evening')).toBeDefined();
    expect(document.body.textContent).not.toContain('test.greeting');
  });

  it('BRAND-12d looks in the language, then in the brand’s default', () => {
    expect(fallbackChain('TH', 'VI')).toEqual(['TH', 'VI']);
    expect(fallbackChain('VI', 'VI')).toEqual(['VI']);
  });

  it('BRAND-12d BRAND-14 lays nothing under the language of the source text', () => {
    expect(fallbackChain('EN', 'VI')).toEqual(['EN']);
  });

  it('BRAND-04a lets a later pack override an earlier one and keeps the rest', () => {
    const merged = mergePacks({ a: parse('a'), b: parse('b') }, undefined, { b: parse('B') });
    expect(Object.keys(merged)).toEqual(['a', 'b']);
    expect(merged.b).toEqual(parse('B'));
  });
});
