import { WaitingWindowContext } from '@marquee/state/waitingWindows';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ServiceButton } from './ServiceButton.tsx';

const SERVICE = 'https://service.specimen.example';

async function start(options: RenderOptions & { blocked?: boolean } = {}) {
  const { blocked = false, brand, ...rest } = options;
  const opened = { go: vi.fn(), close: vi.fn(), closed: () => false };
  const open = vi.fn(() => (blocked ? null : opened));
  const page = await renderWithApp(
    <WaitingWindowContext value={open}>
      <ServiceButton />
    </WaitingWindowContext>,
    // the platform's own service is at the place of its sandbox
    { brand: { hosts: { ...testBrand.hosts, service: ['https://play.specimen.example'] }, ...brand }, ...rest },
  );
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
  const asked = () => page.sent('support.service').map(({ url }) => url.searchParams.get('service'));
  return { ...page, open, opened, press, asked };
}

const answered = (page: Awaited<ReturnType<typeof start>>) => waitFor(() => expect(page.opened.go).toHaveBeenCalled());

test('SUPP-01a within other words the window is 440 by 500, and opens inside the click', async () => {
  const page = await start();
  const release = page.hold('support.service');
  await page.press();
  expect(page.open).toHaveBeenCalledWith({ width: 440, height: 500 }, 'Opening customer service…');
  expect(page.opened.go).not.toHaveBeenCalled();
  release();
  await answered(page);
  expect(page.asked()).toEqual(['LIVECHAT']);
});

test.each(['member', 'agent'] as const)('SUPP-01a a rank above 4 has people of its own: %s', async (session) => {
  const page = await start({
    session,
    connect: (sandbox) => async (request) => {
      const answer = await sandbox.fetch(request as Request);
      if (!(request as Request).url.includes('/wps/member/info')) return answer;
      const body = await answer.json();
      body.value.clubLabel.rankLevel = 5;
      return Response.json(body);
    },
  });
  await page.press();
  await answered(page);
  expect(page.asked()).toEqual(['VIP']);
});

test('SUPP-01c without an answer the window closes, and it is said', async () => {
  const page = await start({ fault: 'support.service=500' });
  await page.press();
  expect(await screen.findByRole('dialog', { name: 'Customer service did not open' })).toBeTruthy();
  expect([page.opened.close.mock.calls.length, page.opened.go.mock.calls.length]).toEqual([1, 0]);
});

test('C02 ERR-03d a window that the browser blocks is said', async () => {
  const page = await start({ blocked: true });
  await page.press();
  expect(await screen.findByRole('dialog', { name: 'Popup blocked' })).toBeTruthy();
});

test.each([
  ['there where the brand allows its address', [SERVICE], 1],
  ['not there where it does not', [], 0],
] as const)('SUPP-02 C18 the pack’s own channel is %s', async (_, service, count) => {
  const page = await start({
    scenario: 'noService',
    brand: {
      customerService: [{ type: 'LIVECHAT', url: `${SERVICE}/chat` }],
      hosts: { ...testBrand.hosts, service: [...service] },
    },
  });
  await waitFor(() => expect(page.sent('system.permission')).toHaveLength(1));
  await waitFor(() => expect(page.app.queries.isFetching()).toBe(0));
  expect(screen.queryAllByRole('button')).toHaveLength(count);
  if (count === 0) return;
  await page.press();
  expect(page.opened.go).toHaveBeenCalledWith(`${SERVICE}/chat`);
});
