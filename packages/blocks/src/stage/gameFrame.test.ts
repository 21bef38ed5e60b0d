import { describe, expect, test } from 'vitest';
import { gameFrame } from './gameFrame.ts';

const rules = { page: 'https://aurora.test', platform: '', frames: ['https://*.games.test'] };
const foreign = 'allow-scripts allow-same-origin allow-forms';

describe('gameFrame', () => {
  test('GAME-06 WEB-04b a path is the platform’s; on our own origin the game gets scripts and no more', () => {
    expect(gameFrame('/play?t=1', rules)).toEqual({ src: 'https://aurora.test/play?t=1', rights: 'allow-scripts' });
    expect(gameFrame('https://aurora.test/play', rules)?.rights).toBe('allow-scripts');
  });

  test('LOTT-06 a page of the platform may need more than scripts, but never our origin', () => {
    const { rights } = gameFrame('/lottery', { ...rules, own: 'allow-forms' }) ?? { rights: '' };
    expect(rights).toBe('allow-scripts allow-forms');
  });

  test('a platform of its own origin is framed there, with its own storage', () => {
    expect(gameFrame('/play', { ...rules, platform: 'https://api.test' })).toEqual({
      src: 'https://api.test/play',
      rights: foreign,
    });
  });

  test('SHELL-18 WEB-04b a provider’s host is framed where the brand allows it', () => {
    expect(gameFrame('https://slots.games.test/x', rules)).toEqual({
      src: 'https://slots.games.test/x',
      rights: foreign,
    });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://slots.games.test/x',
    'https://evil.test/',
    'https://evil.test\\@slots.games.test/',
    '//evil.test/x',
    '/\\evil.test',
    'no address',
    '',
  ])('C18 nothing else is framed: %s', (content) => {
    expect(gameFrame(content, rules)).toBeNull();
  });
});
