import { Back } from '@marquee/testing/places';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LotteryPage } from '../LotteryPage.tsx';

async function start(timers: Pick<Timers, 'setTimeout' | 'clearTimeout'> = browserTimers) {
  const page = await renderWithApp(
    <>
      <LotteryPage timers={timers} />
      <Back />
    </>,
    { at: '/lottery' },
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search lotteries' });
const names = async () => {
  const list = await screen.findByRole('list', { name: 'All' });
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

test('LOTT-01b narrows a list down by name in any case, and by weekday', async () => {
  const { user, path } = await start();
  await names();
  await user.type(field(), 'FIVE');
  await waitFor(async () => expect((await names()).every((name) => /five/i.test(name ?? ''))).toBe(true));
  expect(path()).toBe('/lottery?q=FIVE');
  await user.clear(field());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day of the draw' }), 'Monday');
  await waitFor(() => expect(path()).toBe('/lottery?day=2'));
  expect(await names()).toContain('Cloud Pass');
  expect(await names()).not.toContain('White Dunes');
});

test('LOTT-01b no letter waits for the address: what is typed stands in the field, and is searched for after a pause', async () => {
  const waiting: (() => void)[] = [];
  const { user, path } = await start({ setTimeout: (run) => waiting.push(run), clearTimeout: () => {} });
  await names();
  await user.type(field(), 'five');
  expect([field().value, path()]).toEqual(['five', '/lottery']);
  act(() => waiting.at(-1)?.());
  await waitFor(() => expect(path()).toBe('/lottery?q=five'));
  expect(field().value).toBe('five');
});

test('LOTT-01b a search is one step of the way back, and none once it is cleared', async () => {
  const { user, path } = await start();
  await user.click(await screen.findByRole('link', { name: 'Keno' }));
  for (const [text, address] of [
    ['lan', '/lottery?tag=keno&q=lan'],
    ['tern', '/lottery?tag=keno&q=lantern'],
  ] as const) {
    await user.type(field(), text);
    await waitFor(() => expect(path()).toBe(address));
  }
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(path()).toBe('/lottery?tag=keno');
  await user.type(field(), 'lan');
  await waitFor(() => expect(path()).toBe('/lottery?tag=keno&q=lan'));
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(path()).toBe('/lottery?tag=keno'));
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(path()).toBe('/lottery'));
});

test('LOTT-01b a search without an answer that is cleared by its button is no step of the way back', async () => {
  const { user, path } = await start();
  await user.click(await screen.findByRole('link', { name: 'Keno' }));
  await user.click(screen.getByRole('link', { name: 'All categories' }));
  await user.type(field(), 'nothingofthekind');
  await user.click(await screen.findByRole('button', { name: 'Show all lotteries' }));
  await waitFor(() => expect([path(), field().value]).toEqual(['/lottery', '']));
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(path()).toBe('/lottery?tag=keno'));
});
