import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { said } from '@marquee/testing/played';
import { testBrand } from '@marquee/testing/testBrand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Reminder } from './Reminder.tsx';

const reminding = (realityCheckMinutes: number) => ({ legal: { ...testBrand.legal, realityCheckMinutes } });

const meta = {
  title: 'member/Reminder',
  component: Reminder,
  args: { minutes: 0, offered: [0, 15, 30, 60, 120] },
  parameters: { layout: 'padded', brand: reminding(60), sandbox: { session: 'member' } },
} satisfies Meta<typeof Reminder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `legal.realityCheckMinutes` of the brand holds; only shorter times can be chosen. */
export const OfTheBrand: Story = {};

export const Shorter: Story = { args: { minutes: 15 } };

/** Where the brand reminds nobody, a member may have none. */
export const Never: Story = { parameters: { brand: reminding(0) } };

/** There is nothing shorter to choose. */
export const NothingToChoose: Story = { parameters: { brand: reminding(15) } };

export const Refused: Story = {
  parameters: { sandbox: { session: 'member', fault: 'safety.realityCheck=500' } },
  play: async (context) => {
    await context.userEvent.selectOptions(await context.canvas.findByRole('combobox'), '15');
    await expect(await context.canvas.findByText(said(context, failureMessages.server))).toBeVisible();
    await expect(context.canvas.getByRole('combobox')).toHaveValue('60');
  },
};
