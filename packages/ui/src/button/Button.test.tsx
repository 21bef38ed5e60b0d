import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

describe('Button', () => {
  it.each([
    ['words', <Button key="claim">Claim</Button>],
    ['an icon', <IconButton key="claim" label="Claim" icon="+" />],
  ])('WCAG 2.4.3 of %s leaves the focus in its section when it goes away', async (_, button) => {
    const page = (there: boolean) => (
      <main tabIndex={-1}>
        <section aria-label="Rebates">{there && button}</section>
      </main>
    );
    const { rerender } = render(page(true));
    screen.getByRole('button', { name: 'Claim' }).focus();
    rerender(page(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rebates' })));
  });

  it('sends no form unless told to', async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button>Show more</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('C19 while busy neither a click nor Enter in a field sends the form, and it keeps its name', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const click = vi.fn();
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Account" />
        <Button type="submit" busy={busy} onClick={click}>
          Log in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(click).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('keeps focus when it becomes busy', async () => {
    const { rerender } = render(<Button>Save</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Button busy>Save</Button>);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

describe('IconButton', () => {
  it('WEB-01 is named by its label, with a tooltip for those who see', () => {
    render(<IconButton label="Refresh balance" icon={<svg aria-hidden />} />);
    expect(screen.getByRole('button', { name: 'Refresh balance' }).title).toBe('Refresh balance');
  });
});

describe('ButtonLink', () => {
  const RouterLink = ({ to, ...rest }: { to: string; children?: ReactNode }) => <a href={`/app${to}`} {...rest} />;

  it('is a link, drawn by a router when one is handed in', () => {
    render(
      <>
        <ButtonLink href="/terms">Terms</ButtonLink>
        <ButtonLink as={RouterLink} to="/login">
          Log in
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/app/login');
  });
});
