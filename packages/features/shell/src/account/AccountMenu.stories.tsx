import { PagesContext } from '@marquee/blocks/page/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'shell/AccountMenu',
  component: AccountMenu,
  decorators: [
    (Story) => (
      <PagesContext value={() => true}>
        <Story />
      </PagesContext>
    ),
  ],

  parameters: { sandbox: { session: 'member' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect((await canvas.findAllByRole('menuitem')).at(-1)).toBeVisible();
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Agent: Story = { parameters: { sandbox: { session: 'agent' } } };

export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
