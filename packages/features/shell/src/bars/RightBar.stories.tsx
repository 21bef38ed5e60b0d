import { PagesContext } from '@marquee/blocks/page/pages';
import { WaitingWindowContext } from '@marquee/state/waitingWindows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RightBar } from './RightBar.tsx';

const meta = {
  title: 'shell/RightBar',
  component: RightBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PagesContext value={() => true}>
        <Story />
      </PagesContext>
    ),
  ],
} satisfies Meta<typeof RightBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = { parameters: { sandbox: { session: 'member' }, brand: { flags: { manualRebate: true } } } } as const;

/** Clicks the first way to customer service: an icon of the bar, or an entry behind the round button. */
const clickFirst: Story['play'] = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button');
  if (first) await userEvent.click(first);
  const entry = screen.queryAllByRole('menuitem')[0];
  if (entry) await userEvent.click(entry);
};

export const Visitor: Story = {};
export const WithRebate: Story = member;
export const Phone: Story = { ...member, globals: { viewport: { value: 'phone' } } };

const said: Story['play'] = async (context) => {
  await clickFirst?.(context);
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Blocked: Story = {
  decorators: [
    (Story) => (
      <WaitingWindowContext value={() => null}>
        <Story />
      </WaitingWindowContext>
    ),
  ],
  play: said,
};

const waiting = { go: () => {}, close: () => {}, closed: () => false };
export const Failed: Story = {
  parameters: { sandbox: { fault: 'support.service=500' } },
  decorators: [
    (Story) => (
      <WaitingWindowContext value={() => waiting}>
        <Story />
      </WaitingWindowContext>
    ),
  ],
  play: said,
};

export const HostileAddress: Story = { ...Failed, parameters: { sandbox: { scenario: 'hostileService' } } };
