import { FIXED_NOW } from '@marquee/testing/fixedClock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta = {
  title: 'shell/MaintenancePage',
  component: MaintenancePage,
  args: { endTime: FIXED_NOW + 2 * 60 * 60_000, onRefresh: async (): Promise<unknown> => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EndKnown: Story = {};

export const EndOpen: Story = { args: { endTime: undefined } };

export const Asking: Story = {
  args: { onRefresh: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button')),
};
