import { Link } from '@marquee/state/navigation';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SystemStatusGate } from './SystemStatusGate.tsx';

const start = (options: RenderOptions = {}) =>
  renderWithApp(
    <SystemStatusGate host="specimen.example">
      <p>the app</p>
      <Link to="/rng">Elsewhere</Link>
    </SystemStatusGate>,
    options,
  );
const closed = () => screen.findByRole('heading', { name: 'We are working on the site' });

/** A platform whose mood changes on the way; after `later` the last answer is an old one. */
async function startMoody(at: string, first: 'normal' | 'maintenance' = 'normal', fault?: string) {
  let mood: string = first;
  const page = await start({
    at,
    ...(fault !== undefined && { fault }),
    connect: (sandbox) => (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Sandbox-Scenario', mood);
      return sandbox.fetch(request);
    },
  });
  await waitFor(() => expect(page.sent('system.status').length).toBeGreaterThan(0));
  return {
    ...page,
    become(next: 'normal' | 'maintenance') {
      mood = next;
    },
    ask: () => act(() => page.app.queries.refetchQueries({ queryKey: ['system.status'] })),
    go: () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' })),
  };
}
const app = () => screen.queryByText('the app');

describe('SystemStatusGate', () => {
  test('SHELL-16a an open site is the app', async () => {
    const { sent } = await start();
    await waitFor(() => expect(sent('system.status')).toHaveLength(1));
    expect(app()).toBeTruthy();
  });

  test('SHELL-16 until the status is known the app stands', async () => {
    await start({ scenario: 'maintenance' });
    expect(app()).toBeTruthy();
  });

  test.each(['500', 'offline', 'html502', 'wrongTypes'])(
    'SHELL-16 a status call that fails keeps nobody out: %s',
    async (fault) => {
      const { sent } = await start({ fault: `system.status=${fault}` });
      await waitFor(() => expect(sent('system.status').length).toBeGreaterThan(0));
      expect(app()).toBeTruthy();
    },
  );

  test('SHELL-16a ERR-01h under maintenance the page says until when, in the time zone of the brand', async () => {
    await start({ scenario: 'maintenance' });
    expect(await screen.findByRole('heading', { name: 'We are working on the site' })).toBeTruthy();
    expect(app()).toBeNull();
    expect(screen.getByText(/Saturday, March 14/).textContent).toMatch(/GMT\+8|PST/);
  });

  test.each([
    ['maintenance', 'We are working on the site'],
    ['region', 'Not available where you are'],
  ] as const)('SHELL-16 the permission answer closes the site too: %s', async (scenario, name) => {
    await start({ scenario, fault: 'system.status=500' });
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(app()).toBeNull();
  });

  test.each([
    ['maintenance', 'We are working on the site'],
    ['region', 'Not available where you are'],
  ] as const)(
    'SHELL-16 SAFE-01 a closed site owes what any page does: age, licence and help, %s',
    async (scenario, name) => {
      await start({ scenario });
      await screen.findByRole('heading', { name });
      const legal = within(screen.getByRole('contentinfo'));
      expect(legal.getByRole('img', { name: /aged 18 and over/ })).toBeTruthy();
      expect(legal.getByText(/MGA\/TEST\/0001/)).toBeTruthy();
      expect(legal.getByRole('link', { name: /Help with gambling/ })).toBeTruthy();
    },
  );

  test('SHELL-16 no end is named when none is known', async () => {
    await start({ scenario: 'maintenanceOpenEnd' });
    await screen.findByRole('heading', { name: 'We are working on the site' });
    expect(screen.queryByText('Expected back')).toBeNull();
  });

  test('SHELL-16a the refresh button asks again, and says so when the site is still closed', async () => {
    const { sent } = await start({ scenario: 'maintenance' });
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Still closed. Thank you for waiting.')).toBeTruthy();
    expect(sent('system.status')).toHaveLength(2);
  });

  test('SHELL-16a who waits before the maintenance page is let in once the site opens, without a press', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { become } = await startMoody('/', 'maintenance');
    await closed();
    become('normal');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(app()).toBeTruthy());
  });

  test('SHELL-16a ERR-03 a check that fails says so, and does not call the site closed', async () => {
    const { fail } = await start({ scenario: 'maintenance' });
    const again = await screen.findByRole('button', { name: 'Check again' });
    fail('system.status=offline');
    await userEvent.click(again);
    expect((await screen.findByRole('alert')).textContent).toBe('Network link is abnormal, please try again.');
    expect(screen.queryByText('Still closed. Thank you for waiting.')).toBeNull();
    fail('');
    await userEvent.click(again);
    expect(await screen.findByText('Still closed. Thank you for waiting.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('SHELL-16a ERR-01h a blocked region sees its address', async () => {
    await start({ scenario: 'region' });
    expect(await screen.findByRole('heading', { name: 'Not available where you are' })).toBeTruthy();
    expect(screen.getByText('Your IP address').nextElementSibling?.textContent).toMatch(/^[\d.:a-f]+$/);
  });

  test('SHELL-16a customer service is linked where the brand has a channel that it allows', async () => {
    const customerService = [
      { type: 'LIVECHAT', url: 'https://elsewhere.example/' },
      { type: 'TELEGRAM', url: 'https://help.specimen.example/chat' },
    ] as const;
    const hosts = { api: [], image: [], frame: [], script: [], service: ['https://help.specimen.example'] };
    await start({ scenario: 'region', brand: { customerService: [...customerService], hosts } });
    const link = await screen.findByRole('link', { name: 'Customer service' });
    expect(link.getAttribute('href')).toBe('https://help.specimen.example/chat');
  });

  test('SHELL-16 without a channel there is no button', async () => {
    await start({ scenario: 'region' });
    await screen.findByRole('heading', { name: 'Not available where you are' });
    expect(screen.queryByRole('link', { name: 'Customer service' })).toBeNull();
  });

  test('SHELL-16 a site that only the permission answer closed opens with a later one', async () => {
    const { become, fail } = await startMoody('/', 'maintenance', 'system.status=500');
    await closed();
    become('normal');
    fail('');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(app()).toBeTruthy());
  });

  test('SHELL-16b a site that closes meanwhile is closed on the next page', async () => {
    const { become, go, sent } = await startMoody('/');
    become('maintenance');
    expect(app()).toBeTruthy();
    await go();
    await closed();
    expect(sent('system.status')).toHaveLength(2);
  });

  test.each(['/game?nodeId=1', '/seamless', '/fbsports', '/lottery?gameCode=VN'])(
    'SHELL-16b WEB-06 what is played at %s goes on when the site closes, until its player leaves',
    async (at) => {
      const { become, ask, go } = await startMoody(at);
      become('maintenance');
      await ask();
      expect(app()).toBeTruthy();
      await go();
      await closed();
      expect(app()).toBeNull();
    },
  );

  test('SHELL-16b a game that is gone to while the site is closed does not start', async () => {
    await start({ at: '/game?nodeId=1', scenario: 'maintenance' });
    await closed();
    expect(app()).toBeNull();
  });

  test('SHELL-16b elsewhere the site closes at once', async () => {
    const { become, ask } = await startMoody('/rng');
    become('maintenance');
    await ask();
    await closed();
    expect(app()).toBeNull();
  });
});
