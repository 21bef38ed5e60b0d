import { useDialogs } from '@marquee/state/dialogs';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegisterDialog } from './RegisterDialog.tsx';
import { RegisterPage } from './RegisterPage.tsx';

function Page() {
  const { open } = useDialogs();
  return (
    <>
      <Button onClick={() => open({ kind: 'register' })}>Open the registration</Button>
      <RegisterDialog />
    </>
  );
}

const meta = { title: 'auth/Register', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Popup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the registration' }));
    await expect(await canvas.findByRole('dialog', { name: 'Open an account' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
};

export const WholePage: Story = {
  parameters: { layout: 'fullscreen', at: '/register' },
  render: () => <RegisterPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
};
