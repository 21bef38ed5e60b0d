import { type PromotionType, promotionTypes } from '@marquee/domain/promotions';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PromotionsPage } from './PromotionsPage.tsx';
import { promotionAddress, promotionsAddress, promotionsState } from './promotionsAddress.ts';

const cards = () => screen.findAllByRole('article');
const filter = () => within(screen.getByRole('navigation', { name: 'Types of promotions' }));

describe('the list of promotions', () => {
  test('PROM-01a offers every type, and shows those of the chosen one', async () => {
    const { path } = await renderWithApp(<PromotionsPage />, { at: '/promotions' });
    expect((await cards()).length).toBe(12);
    expect(
      filter()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'All',
      'Sports',
      'Live casino',
      'Slots',
      'Card games',
      'Fishing',
      'Lottery',
      'Rebate',
      'Point mall',
      'Ranking',
      'Deposit',
      'App',
      'New members',
      'Other',
    ]);
    await userEvent.click(filter().getByRole('link', { name: 'Fishing' }));
    expect(path()).toBe('/promotions?type=fish');
    expect(await screen.findByRole('heading', { name: 'Reef week' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Welcome bonus' })).toBeNull();
    expect(filter().getByRole('link', { current: true }).textContent).toBe('Fishing');
  });

  test('PROM-01a SHELL-19 further pages stand in the address', async () => {
    const { path } = await renderWithApp(<PromotionsPage />, { at: '/promotions' });
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(path()).toBe('/promotions?page=2');
    expect((await screen.findByRole('link', { name: 'Points for deposits' })).getAttribute('href')).toBe(
      '/promoDetail?id=double-points',
    );
  });

  test('PROM-01a SHELL-19 a page past the last is the last', async () => {
    const { path } = await renderWithApp(<PromotionsPage />, { at: '/promotions?page=90' });
    expect(await screen.findByRole('link', { name: 'Points for deposits' })).toBeTruthy();
    expect(path()).toBe('/promotions?page=2');
  });

  test('PROM-02b says where a member stands with each, and when it begins or ends', async () => {
    await renderWithApp(<PromotionsPage />, { at: '/promotions', session: 'member' });
    await cards();
    const card = (name: string) => screen.getByRole('heading', { name }).closest('article')?.textContent;
    expect(card('Slots cashback')).toContain('To be claimed');
    expect(card('Lucky draw')).toContain('Draws left');
    expect(card('Card table weeks')).toMatch(/Ended .*Ended/);
    expect(card('Reef week')).toMatch(/From .*Coming soon/);
  });

  test('an empty type says so and leads back to all', async () => {
    const { path } = await renderWithApp(<PromotionsPage />, { at: '/promotions?type=fish', scenario: 'empty' });
    expect(await screen.findByText('There is no promotion of this type right now')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show all promotions' }));
    expect(path()).toBe('/promotions');
  });

  test('a list that does not come says so and can be asked for again', async () => {
    const { fail } = await renderWithApp(<PromotionsPage />, {
      at: '/promotions',
      fault: 'promotions.list=unavailable',
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    fail('');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await cards()).length).toBe(12);
  });
});

describe('its address', () => {
  test.each<[string, PromotionType | undefined, number]>([
    ['', undefined, 1],
    ['type=slots&page=3', 'slots', 3],
    ['type=nonsense&page=-2', undefined, 1],
    ['page=1.5', undefined, 1],
  ])('reads %j', (query, type, page) => {
    expect(promotionsState(new URLSearchParams(query))).toEqual({ type, page });
  });

  test.each(promotionTypes.map((type) => [type]))('PROM-01a %s is read as it is written', (type) => {
    const address = promotionsAddress({ type, page: 2 });
    expect(promotionsState(new URL(address, 'https://a.example').searchParams)).toEqual({ type, page: 2 });
  });

  test('an id may hold anything', () => {
    expect(promotionAddress('a&b=c d')).toBe('/promoDetail?id=a%26b%3Dc+d');
  });
});
