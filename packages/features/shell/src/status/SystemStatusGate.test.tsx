import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SystemStatusGate } from './SystemStatusGate.tsx';

const start = (options: RenderOptions = {}) =>
  renderWithApp(
    <SystemStatusGate>
      <p>the app</p>
    </SystemStatusGate>,
    options,
  );
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
    expect(screen.queryByRole('link')).toBeNull();
  });
});
