import { type Windows, WindowsContext } from '@marquee/state/windows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginPanel } from '../login/LoginPanel.tsx';

const blocking: Windows = {
  able: true,
  open: () => null,
  opener: () => null,
  callBack: () => Promise.resolve(false),
  closeSelf: () => {},
  leave: () => {},
};
const everyPage = (path: string): boolean => path.startsWith('/');

/** The game menu of the login, on a site whose lobbies are there. */
const meta = {
  title: 'auth/GameMenu',
  component: LoginPanel,
  args: { side: 'member', hasPage: everyPage },
  parameters: { layout: 'padded', brand: { flags: { smsLogin: false, freePlay: false, socialLogin: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Games' })).toBeVisible();
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
      <WindowsContext value={blocking}>
        <Story />
      </WindowsContext>
    ),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meta.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Live casino' }));
    await expect(await canvas.findByText(/blocked the window/)).toBeVisible();
  },
};
