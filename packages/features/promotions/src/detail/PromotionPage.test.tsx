import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PromotionPage } from './PromotionPage.tsx';

function Dialog() {
  const { current } = useDialogs();
  return (
    <>
      <output>{current?.kind}</output>
      {current?.kind === 'login' && (
        <button type="button" onClick={() => current.resume?.()}>
          resume
        </button>
      )}
    </>
  );
}

async function promotion(id: string, options: RenderOptions = {}) {
  const page = await renderWithApp(
    <>
      <PromotionPage />
      <Dialog />
    </>,
    { at: `/promoDetail?id=${id}`, ...options },
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const asMember = { session: 'member' } as const;

describe('the page of a promotion', () => {
  test('PROM-01b shows its terms beside when it runs and what can be done', async () => {
    await promotion('welcome');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome bonus' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeTruthy();
    expect(screen.getByText(/One per member/)).toBeTruthy();
    expect(screen.getByRole('complementary').textContent).toMatch(/Begins.*GMT\+8.*Ends.*GMT\+8/);
  });

  test.each(['', 'nowhere'])('an address that names no promotion (%j) says so and leads back', async (id) => {
    const { path, user } = await promotion(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such promotion' })).toBeTruthy();
    const [link] = screen.getAllByRole('link', { name: 'All promotions' });
    await user.click(link as HTMLElement);
    expect(path()).toBe('/promotions');
  });

  test.each([
    ['card-table', 'Ended'],
    ['reef-week', 'Coming soon'],
  ])('PROM-02b nothing can be done about one that does not run: %s', async (id, status) => {
    await promotion(id, asMember);
    expect((await screen.findAllByText(status)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('taking part', () => {
  test('PROM-02b C19 joins once, however often it is pressed, and says so', async () => {
    const { sent, user } = await promotion('welcome', asMember);
    await user.dblClick(await button('Take part'));
    expect(await screen.findByText('You take part.')).toBeTruthy();
    expect(await screen.findByText('Taking part', { selector: 'span' })).toBeTruthy();
    expect(sent('promotions.join').length).toBe(1);
  });

  test('PROM-02b signs in for the day', async () => {
    const { user } = await promotion('daily-sign', asMember);
    await user.click(await button('Sign in for the day'));
    expect(await screen.findByText('You have signed in for the day.')).toBeTruthy();
    expect(await screen.findByText('Signed in')).toBeTruthy();
  });

  test('PROM-02b SDK-05 what there is to claim is claimed once, and the amount told', async () => {
    const { sent, user } = await promotion('weekend-cashback', asMember);
    await user.dblClick(await button('Claim P18.88'));
    expect(await screen.findByText('P18.88 is in your main wallet.')).toBeTruthy();
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect([sent('promotions.claim').length, sent('promotions.claim')[0]?.headers.has('Idempotency-Key')]).toEqual([
      1,
      true,
    ]);
  });

  test('SDK-05 a claim whose answer is lost is looked up and told, and nothing is sent again', async () => {
    const { sent, user } = await promotion('weekend-cashback', { ...asMember, fault: 'promotions.claim=lost' });
    await user.click(await button(/Claim/));
    expect(await screen.findByText(/It went through/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull());
    expect(sent('promotions.claim').length).toBe(1);
  });

  test('PROM-02c draws lots until none is left, and says what each gave', async () => {
    const { sent, user } = await promotion('lucky-draw', asMember);
    for (const left of ['2', '1', '0']) {
      await user.click(await button('Draw a lot'));
      expect(await screen.findByText(/^Your lot: /)).toBeTruthy();
      await waitFor(() =>
        expect(screen.getByText('Draws left', { selector: 'dt' }).nextSibling?.textContent).toBe(left),
      );
    }
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent('promotions.raffle').length).toBe(3);
  });

  test('a no is told in the platform’s words, and how things stand is asked for anew', async () => {
    const { sent, user } = await promotion('welcome', { ...asMember, fault: 'promotions.join=refused' });
    await user.click(await button('Take part'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(sent('promotions.detail').length).toBe(2));
    expect(await button('Take part')).toBeTruthy();
  });
});

describe('who may take part', () => {
  test('AUTH-23 a visitor logs in first, and what was wanted goes on', async () => {
    const { app, client, sandbox, sent, user } = await promotion('welcome');
    await user.click(await button('Take part'));
    expect(screen.getByText('login')).toBeTruthy();
    expect(sent('promotions.join')).toEqual([]);
    await logIn({ app, client, sandbox });
    await user.click(await button('resume'));
    expect(await screen.findByText('You take part.')).toBeTruthy();
    expect(sent('promotions.join').length).toBe(1);
  });

  test.each(['lucky-draw', 'weekend-cashback', 'double-points'])(
    'AUTH-23 how a visitor stands with %s is not known: the login is offered',
    async (id) => {
      const { user } = await promotion(id);
      await user.click(await button('Log in'));
      expect(screen.getByText('login')).toBeTruthy();
    },
  );

  test.each([
    ['welcome', 'Take part'],
    ['top-up', 'Apply'],
  ])('AUTH-23 a trial account is told that %s needs a real one', async (id, name) => {
    const { requests, user } = await promotion(id, { session: 'trial' });
    await user.click(await button(name));
    expect(screen.getByText('trial')).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

async function logIn({
  app,
  client,
  sandbox,
}: Pick<Awaited<ReturnType<typeof promotion>>, 'app' | 'client' | 'sandbox'>) {
  const { login } = await import('@marquee/sdk/contract/session/login');
  const account = sandbox.accounts.find(({ kind }) => kind === 'member');
  const { username = '', password = '' } = account ?? {};
  const { token } = await client.send(login, { username, password, type: 'username', agent: false });
  act(() => app.session.signIn({ token, type: '0', account: username }));
}
