import { type Windows, WindowsContext } from '@marquee/state/windows';
import type { TestApp } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginPage } from './LoginPage.tsx';

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
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: 'Log in' });
    (loaded as { app: TestApp }).app.app.session.end('expired');
    await expect(await canvas.findByText(/Your session has ended/)).toBeVisible();
  },
};

const windowOfAnother: Windows = {
  able: true,
  open: () => null,
  opener: () => ({ say: () => {}, closeSelf: () => {} }),
  callBack: () => Promise.resolve(false),
  closeSelf: () => {},
  leave: () => {},
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('User name', { selector: 'input' }), 'demomember');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
    await expect(await canvas.findByText(/You can close this window/)).toBeVisible();
  },
};
