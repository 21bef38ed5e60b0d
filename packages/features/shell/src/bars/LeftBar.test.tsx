import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LeftBar } from './LeftBar.tsx';

test('SHELL-10b the left bar says what is being updated, by name, and closes again', async () => {
  const user = userEvent.setup({ delay: null });
  await renderWithApp(<LeftBar />);
  await user.click(await screen.findByRole('button', { name: 'Being updated' }));
  const dialog = await screen.findByRole('dialog', { name: 'Being updated' });
  expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('SHELL-10b while nothing is updated there is no bar', async () => {
  const { requests } = await renderWithApp(<LeftBar />, { scenario: 'empty' });
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('complementary')).toBeNull();
});
