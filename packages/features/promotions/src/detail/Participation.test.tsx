import { claimPromotion } from '@marquee/sdk/contract/promotions/claim';
import { PlatformError } from '@marquee/sdk/errors';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Participation, type PromotionDetail } from './Participation.tsx';
import type { TakingPart } from './useTakingPart.ts';

const promotion: PromotionDetail = {
  id: 'p1',
  title: 'Cashback',
  types: [],
  mode: 'open',
  status: 'claim',
  claimable: '5.00',
  content: '',
  summary: undefined,
  image: undefined,
  startTime: undefined,
  endTime: undefined,
  drawsLeft: undefined,
  remark: undefined,
};
const nothing = () => {};
const part: TakingPart = {
  join: nothing,
  claim: nothing,
  draw: nothing,
  applied: nothing,
  lookAgain: async () => {},
  pending: false,
  failure: null,
  news: undefined,
};
const error = new PlatformError('timeout', claimPromotion.id);

test('SDK-05 a claim of which nothing is known is not offered again before it was looked up', async () => {
  const lookAgain = vi.fn(async () => {});
  const news = { kind: 'claimed', outcome: { kind: 'unknown', error } } as const;
  await renderWithApp(<Participation promotion={promotion} part={{ ...part, news, lookAgain }} />, {
    session: 'member',
  });
  expect(screen.getByRole('status').textContent).toContain('we cannot tell whether it went through');
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(lookAgain).toHaveBeenCalledOnce();
});

test('SDK-05 a claim that did not go through is told so, and can be tried again', async () => {
  const news = { kind: 'claimed', outcome: { kind: 'notDone', error } } as const;
  await renderWithApp(<Participation promotion={promotion} part={{ ...part, news }} />, { session: 'member' });
  expect(screen.getByRole('alert').textContent).toContain('did not go through');
  expect(screen.getByRole('button', { name: 'Claim P5.00' })).toBeTruthy();
});

test('PROM-02b a status that nobody here knows offers nothing', async () => {
  await renderWithApp(<Participation promotion={{ ...promotion, status: 'unknown' }} part={part} />, {
    session: 'member',
  });
  expect(screen.getByText('There is nothing to do here now.')).toBeTruthy();
});
