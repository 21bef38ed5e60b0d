import { describe, expect, test } from 'vitest';
import { roleOf } from './roles.ts';

describe('roleOf', () => {
  test.each([
    ['1', 'agent'],
    ['2', 'agent'],
    ['41', 'agent'],
    ['42', 'agent'],
    ['4', 'trial'],
    ['0', 'member'],
    ['3', 'member'],
    ['', 'member'],
  ])('AUTH-01a member type %j is a %s', (type, role) => {
    expect(roleOf(type)).toBe(role);
  });

  test('AUTH-01 another platform may bring its own table', () => {
    expect(roleOf('9', { agent: ['9'], trial: ['4'] })).toBe('agent');
  });
});
