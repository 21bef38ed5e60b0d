import { useDialogs } from '@marquee/state/dialogs';
import { type GoTo, useNavigate } from '@marquee/state/navigation';
import { OnlyAt } from '@marquee/testing/places';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { HelpPage } from './HelpPage.tsx';
import { TermsPopup } from './TermsPopup.tsx';

const text = (markdown: string) => `data:text/markdown,${encodeURIComponent(markdown)}`;
const legal = {
  ...testBrand.legal,
  texts: {
    terms: { EN: text('# Terms of use\n\n## Who may play\n\nAdults only.') },
    privacy: { EN: text('# Privacy\n\nWe sell nothing.') },
  },
};

let go: GoTo;

function Page() {
  const { current } = useDialogs();
  go = useNavigate();
  return (
    <>
      <OnlyAt path="/help">
        <HelpPage />
      </OnlyAt>
      {current?.kind === 'terms' && <TermsPopup />}
    </>
  );
}

describe('the help page', () => {
  test('SUPP-03 answers of the help centre open one by one', async () => {
    await renderWithApp(<Page />, { at: '/help', brand: { legal } });
    const [question] = await screen.findAllByRole('group');
    const answers = () => screen.getAllByRole('group').filter((each) => each.hasAttribute('open'));
    expect([answers(), screen.queryByRole('dialog')]).toEqual([[], null]);
    await userEvent.click(question?.querySelector('summary') as HTMLElement);
    expect(answers()).toEqual([question]);
    expect(question?.querySelector('p')?.textContent).toBeTruthy();
  });

  test('SAFE-01 who runs the site, its licence, the age and help are there, and both legal texts', async () => {
    await renderWithApp(<Page />, { at: '/help', brand: { legal } });
    expect(await screen.findByText('Adults only.')).toBeTruthy();
    expect(await screen.findByText('We sell nothing.')).toBeTruthy();
    expect(screen.getByText(/MGA\/TEST\/0001/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /aged 18 and over/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Help with gambling/ })).toBeTruthy();
  });

  test('SHELL-02b /help#terms opens the terms as a popup too', async () => {
    await renderWithApp(<Page />, { at: '/help#terms', brand: { legal } });
    const popup = await screen.findByRole('dialog', { name: 'Terms of use' });
    expect(await within(popup).findByText('Adults only.')).toBeTruthy();
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('SHELL-02b from the terms to the privacy notice and back each shows itself, by a link as by Back and Forward', async () => {
    await renderWithApp(<Page />, { at: '/help#terms', brand: { legal } });
    const terms = () => screen.queryByRole('dialog', { name: 'Terms of use' });
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const places = () => shown.mock.contexts.map((each) => (each as HTMLElement).id);
    await waitFor(() => expect(terms()).toBeTruthy());
    act(() => go('#privacy'));
    await waitFor(() => expect(terms()).toBeNull());
    expect(places().at(-1)).toBe('privacy');
    act(() => go(-1));
    await waitFor(() => expect(terms()).toBeTruthy());
    act(() => go(1));
    await waitFor(() => expect(terms()).toBeNull());
    expect(places().at(-1)).toBe('privacy');
    act(() => go('#terms'));
    await waitFor(() => expect(terms()).toBeTruthy());
    act(() => go('/vip'));
    await waitFor(() => expect(terms()).toBeNull());
  });

  test('SUPP-03 nobody is told to write where the brand has no way that it allows', async () => {
    const customerService = [{ type: 'LIVECHAT' as const, url: 'https://service.specimen.example/chat' }];
    const at = (service: string[]) =>
      renderWithApp(<Page />, {
        at: '/help',
        scenario: 'noService',
        brand: { legal, customerService, hosts: { ...testBrand.hosts, service } },
      });
    await at(['https://service.specimen.example']);
    expect(within(await screen.findByRole('region', { name: 'Ask us' })).getByRole('button')).toBeTruthy();
    cleanup();
    const { app, sent } = await at([]);
    await waitFor(() => expect(sent('system.permission')).toHaveLength(1));
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    expect(screen.queryByRole('region', { name: 'Ask us' })).toBeNull();
  });

  test('SUPP-03 a help centre that does not answer leaves the rest standing', async () => {
    await renderWithApp(<Page />, { at: '/help', brand: { legal }, fault: 'support.helpCenter=500' });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await screen.findByText('We sell nothing.')).toBeTruthy();
  });
});
