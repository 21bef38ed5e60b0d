import { renderWithApp } from '@marquee/testing/renderWithApp';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApplyForm } from './ApplyForm.tsx';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (name: string, size = 100) =>
  new File([new Uint8Array([...PNG, ...new Array<number>(size)])], name, { type: 'image/png', lastModified: 1 });

async function form(fault = '') {
  const onApplied = vi.fn();
  const page = await renderWithApp(<ApplyForm id="top-up" onApplied={onApplied} />, { session: 'member', fault });
  const input = page.container.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (...files: File[]) => fireEvent.change(input, { target: { files } });
  return { ...page, onApplied, choose, input, user: userEvent.setup({ delay: null }) };
}
const send = () => screen.getByRole('button', { name: 'Send the application' });
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('PROM-02a C19 an application goes out once, with its remark and pictures', async () => {
  const { user, choose, sent, onApplied } = await form();
  await user.type(screen.getByLabelText('Remark'), '  Paid by transfer ');
  choose(png('a.png'), png('b.png'));
  expect(chosen()).toEqual(['a.png', 'b.png']);
  await user.dblClick(send());
  await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  const [request, ...more] = sent('promotions.apply');
  expect(more).toEqual([]);
  expect(request?.body).toContain('Paid by transfer');
  expect(request?.body.match(/filename="/g)?.length).toBe(2);
});

test('PROM-02a a remark has 140 characters at most, an emoji being one', async () => {
  const { user, sent } = await form();
  const field = screen.getByLabelText('Remark');
  fireEvent.change(field, { target: { value: `${'😀'.repeat(140)}` } });
  expect(screen.getByText('140 of 140 characters')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'a'.repeat(141) } });
  expect(screen.getByText('Use 140 characters at most.')).toBeTruthy();
  await user.click(send());
  expect(sent('promotions.apply')).toEqual([]);
});

test.each([
  ['ERR-03g more than three', [1, 2, 3, 4].map((n) => png(`${n}.png`)), 'More than 3 images are not accepted.'],
  ['ERR-03g one that is too large', [png('big.png', 5 * 1024 * 1024)], 'Image too large (max 5 MB).'],
  ['ERR-03g another type', [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })], 'Only png or jpg accepted.'],
])('PROM-02a %s is said at once and not taken', async (_, files, words) => {
  const { choose } = await form();
  choose(png('kept.png'));
  choose(...files);
  expect(screen.getByText(words)).toBeTruthy();
  expect(chosen()).toEqual(['kept.png']);
});

test('PROM-02a a picture can be taken out again', async () => {
  const { choose, user } = await form();
  choose(png('a.png'), png('b.png'));
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(chosen()).toEqual(['b.png']);
});

test('PROM-02a what was filled in outlives a refusal', async () => {
  const { choose, user, onApplied } = await form('promotions.apply=refused');
  await user.type(screen.getByLabelText('Remark'), 'Paid');
  choose(png('a.png'));
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect([(screen.getByLabelText('Remark') as HTMLTextAreaElement).value, chosen()]).toEqual(['Paid', ['a.png']]);
  expect(onApplied).not.toHaveBeenCalled();
});
