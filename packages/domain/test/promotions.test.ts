import { expect, test } from 'vitest';
import { promotionAction } from '../src/promotions.ts';

test.each([
  ['join', 'join', 'join'],
  ['sign', 'join', 'join'],
  ['apply', 'join', 'apply'],
  ['apply', 'rejected', 'apply'],
  ['join', 'rejected', 'none'],
  ['apply', 'claim', 'claim'],
  ['raffle', 'claim', 'raffle'],
  ['open', 'join', 'none'],
  ['apply', 'applying', 'none'],
  ['join', 'closed', 'none'],
  ['join', 'comingSoon', 'none'],
  ['join', 'claimed', 'none'],
  ['join', undefined, 'none'],
] as const)('PROM-02 one takes part by %s and stands at %s: %s', (mode, status, action) => {
  expect(promotionAction(mode, status)).toBe(action);
});
