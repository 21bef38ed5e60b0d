import { categoryNames } from '@marquee/blocks/game/category.messages';
import { WindowsContext } from '@marquee/state/windows';
import { noWindows } from '@marquee/testing/noWindows';
import { press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginPanel } from '../login/LoginPanel.tsx';
import { messages } from './menu.messages.ts';

const everyPage = (path: string): boolean => path.startsWith('/');

/** The game menu of the login, on a site whose lobbies are there. */
const meta = {
  title: 'auth/GameMenu',
  component: LoginPanel,
  args: { side: 'member', hasPage: everyPage },
  parameters: { layout: 'padded', brand: { flags: { smsLogin: false, freePlay: false, socialLogin: false } } },
  play: async (context) => {
    const name = said(context, messages.title);
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible();
  },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {};

export const LongNames: Story = { parameters: { sandbox: { scenario: 'longText' } } };

export const OnlyFishing: Story = { args: { hasPage: (path): boolean => path === '/fish' } };

export const WindowBlocked: Story = {
  decorators: [
    (Story) => (
      <WindowsContext value={noWindows}>
        <Story />
      </WindowsContext>
    ),
  ],
  play: async (context) => {
    await meta.play(context);
    await press(context, categoryNames.LIVE);
    await expect(await context.canvas.findByText(said(context, messages.blocked))).toBeVisible();
  },
};
