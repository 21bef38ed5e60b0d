import { WaitingWindowContext } from '@marquee/state/waitingWindows';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ServiceButton } from './ServiceButton.tsx';

const meta = {
  title: 'blocks/ServiceButton',
  component: ServiceButton,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ServiceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const AmongSmallWords: Story = { args: { kind: 'quiet', size: 'small' } };

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

/** Where a window would open. */
const windows = (opened: { go(): void; close(): void; closed(): boolean } | null): Decorator[] => [
  (Story) => (
    <WaitingWindowContext value={() => opened}>
      <Story />
    </WaitingWindowContext>
  ),
];

/** C02: the browser let no window open. */
export const Blocked: Story = { decorators: windows(null), play: press };

/** SUPP-01c: the platform named no address. */
export const Failed: Story = {
  parameters: { sandbox: { fault: 'support.service=500' } },
  decorators: windows({ go: () => {}, close: () => {}, closed: () => false }),
  play: press,
};
