import { type Windows, WindowsContext } from '@marquee/state/windows';
import { noWindows } from '@marquee/testing/noWindows';
import { appOf, fillIn, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginPage } from './LoginPage.tsx';
import { messages } from './login.messages.ts';

const meta = {
  title: 'auth/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {};

export const Agents: Story = { args: { side: 'agent' } };

/** A brand that asks for a login before anything else brings whoever's session ended here. */
export const SessionEnded: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: said(context, messages.submit) });
    appOf(context).app.session.end('expired');
    await expect(await canvas.findByText(said(context, messages.expired))).toBeVisible();
  },
};

const windowOfAnother: Windows = {
  ...noWindows,
  opener: () => ({ say: () => {}, closeSelf: () => {} }),
};

/** The session went to the page that opened this one, and the browser did not let it close (AUTH-04). */
export const InItsWindow: Story = {
  decorators: [
    (Story) => (
      <WindowsContext value={windowOfAnother}>
        <Story />
      </WindowsContext>
    ),
  ],
  play: async (context) => {
    await fillIn(context, [
      [messages.username, 'demomember'],
      [messages.password, 'member2468{Enter}'],
    ]);
    await expect(await context.canvas.findByText(said(context, messages.closeWindow))).toBeVisible();
  },
};
