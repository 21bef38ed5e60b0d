import { renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SafetyPage } from './SafetyPage.tsx';

async function start(realityCheckMinutes: number, fault = '') {
  const page = await renderWithApp(<SafetyPage />, {
    session: 'member',
    fault,
    brand: { legal: { ...testBrand.legal, realityCheckMinutes } },
  });
  const section = within(await screen.findByRole('region', { name: 'Reminder' }));
  const field = () => section.getByRole<HTMLSelectElement>('combobox', { name: 'Every' });
  const chosen = () => field().options[field().selectedIndex]?.text;
  const choices = () => [...field().options].map(({ text }) => text);
  const choose = (name: string) => userEvent.selectOptions(field(), name);
  return { ...page, section, field, chosen, choices, choose };
}

test('SAFE-02a the reminder that the brand has stands there, and only shorter ones can be chosen', async () => {
  const { section, field, chosen, choices, choose, sent } = await start(60);
  expect(chosen()).toBe('60 minutes');
  expect(choices()).toEqual(['15 minutes', '30 minutes', '60 minutes']);
  expect(section.getByText(/at least every 60 minutes/)).toBeTruthy();
  await choose('15 minutes');
  await waitFor(() => expect(sent('safety.settings')).toHaveLength(2));
  await waitFor(() => expect(chosen()).toBe('15 minutes'));
  expect(document.activeElement).toBe(field());
});

test('SAFE-02a where the brand has none, a member has none until one is chosen, and may go back to none', async () => {
  const { chosen, choices, choose, sent } = await start(0);
  expect(chosen()).toBe('Never');
  expect(choices()).toEqual(['Never', '15 minutes', '30 minutes', '60 minutes', '120 minutes']);
  await choose('120 minutes');
  await waitFor(() => expect(sent('safety.settings')).toHaveLength(2));
  await choose('Never');
  await waitFor(() => expect(sent('safety.settings')).toHaveLength(3));
  await waitFor(() => expect(chosen()).toBe('Never'));
});

test('SAFE-02a the brand’s own time can be chosen again also where the platform does not offer it', async () => {
  const { chosen, choices, choose, sent } = await start(45);
  expect(choices()).toEqual(['15 minutes', '30 minutes', '45 minutes']);
  await choose('15 minutes');
  await waitFor(() => expect(sent('safety.settings')).toHaveLength(2));
  await choose('45 minutes');
  await waitFor(() => expect(sent('safety.settings')).toHaveLength(3));
  await waitFor(() => expect(chosen()).toBe('45 minutes'));
});

test('SAFE-02a a choice that the platform refuses is said, and what holds stands there', async () => {
  const { section, chosen, choose } = await start(60, 'safety.realityCheck=500');
  await choose('15 minutes');
  expect(await section.findByRole('alert')).toBeTruthy();
  expect(chosen()).toBe('60 minutes');
});
