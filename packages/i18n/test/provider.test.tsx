import { parse } from '@formatjs/icu-messageformat-parser';
import { render, screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { fallbackChain, mergePacks } from '../src/catalogue.ts';
import { I18nProvider } from '../src/I18nProvider.tsx';
import { quickIntl } from '../src/quickIntl.ts';

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
    expect(screen.getByText('\u2066Good evening\u2069')).toBeDefined();
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

describe('quickIntl', () => {
  const intl = quickIntl({
    locale: 'vi',
    defaultLocale: 'en',
    messages: {
      plain: parse('Chào'),
      name: parse('Chào {name}, {count}'),
      games: parse('{count, plural, other {# trò chơi}}'),
    },
    onError: () => {},
  });
  const say = (id: string, source: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id, defaultMessage: parse(source) }, values);

  it.each<[string, string, string, Record<string, string | number>?]>([
    ['words', 'Chào', 'plain'],
    ['words with values in them', 'Chào An, 3', 'name', { name: 'An', count: 3 }],
    ['plurals of the language', '1.234 trò chơi', 'games', { count: 1234 }],
  ])('BRAND-12 it says %s', (_, said, id, values) => expect(say(id, 'Hello', values)).toBe(said));

  it('C08 it says the source text by the rules of its own language where a translation is missing', () => {
    expect(say('none', '{count, plural, one {# game} other {# games}}', { count: 1 })).toBe('1 game');
    expect(say('none', 'Hello {name}', { name: 'An' })).toBe('Hello An');
  });

  it('BRAND-12 it knows its language, and all that react-intl can do', () => {
    expect(intl.locale).toBe('vi');
    expect(intl.formatNumber(0.5)).toBe('0,5');
  });

  describe('on a page from right to left', () => {
    const arabic = quickIntl(
      {
        locale: 'ar',
        defaultLocale: 'en',
        messages: { said: parse('مرحبا {name}.'), brand: parse('SMS') },
        onError: () => {},
      },
      'rtl',
    );
    const sayIn = (id: string, source: string, values?: Record<string, string | number>) =>
      arabic.formatMessage({ id, defaultMessage: parse(source) }, values);

    it.each<[string, string, string, string, Record<string, string | number>?]>([
      ['a text without a translation', '\u2066Hello (An).\u2069', 'none', 'Hello ({name}).', { name: 'An' }],
      [
        'the same by the rules of its language',
        '\u20661 game.\u2069',
        'none',
        '{n, plural, one {# game.} other {#}}',
        { n: 1 },
      ],
      ['a translation without a letter of its own script', '\u2066SMS\u2069', 'brand', 'Text message'],
    ])('BRAND-12d it sets apart %s', (_, said, ...words) => expect(sayIn(...words)).toBe(said));

    it.each<[string, string, string, string, Record<string, string | number>?]>([
      ['a translation', 'مرحبا Aurora.', 'said', 'Hello {name}.', { name: 'Aurora' }],
      ['a text with a name from right to left', 'Hello علي.', 'none', 'Hello {name}.', { name: 'علي' }],
      ['numbers', '18+', 'none', '{age}+', { age: 18 }],
      ['nothing', '', 'none', '{nothing}', { nothing: '' }],
    ])('BRAND-12b it leaves alone %s', (_, said, ...words) => expect(sayIn(...words)).toBe(said));
  });
});
