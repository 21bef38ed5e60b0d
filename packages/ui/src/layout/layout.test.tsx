import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Card } from '../card/Card.tsx';
import { Heading } from '../text/Heading.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { Columns } from './Columns.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

afterEach(cleanup);

describe('layout primitives', () => {
  it.each([
    ['Stack', Stack],
    ['Inline', Inline],
    ['Columns', Columns],
  ])('WEB-01 %s says that it is a list, which Safari forgets without bullets', (_, Layout) => {
    render(
      <Layout as="ul">
        <li>One</li>
      </Layout>,
    );
    expect(document.querySelector('ul')?.getAttribute('role')).toBe('list');
  });

  it('gives its attributes to the element it is', () => {
    render(<Card as="section" aria-label="Balance" aria-busy />);
    expect(screen.getByRole('region', { name: 'Balance' }).getAttribute('aria-busy')).toBe('true');
  });
});

describe('words', () => {
  it('a heading stands at its level, whatever its size', () => {
    render(
      <Heading level={3} size="display">
        Promotions
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Promotions' })).toBeTruthy();
  });

  it('a link is drawn by a router when one is handed in', () => {
    const RouterLink = ({ to }: { to: string }) => <a href={`/app${to}`}>Terms</a>;
    render(<TextLink as={RouterLink} to="/terms" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/app/terms');
  });
});
