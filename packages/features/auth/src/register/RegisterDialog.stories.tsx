import { useDialogs } from '@marquee/state/dialogs';
import { said } from '@marquee/testing/played';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegisterDialog } from './RegisterDialog.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { messages } from './register.messages.ts';

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
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the registration' }));
    await expect(await canvas.findByRole('dialog', { name: said(context, messages.title) })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: said(context, messages.submit) })).toBeVisible();
  },
};

export const WholePage: Story = {
  parameters: { layout: 'fullscreen', at: '/register' },
  render: () => <RegisterPage />,
  play: async (context) => {
    const name = said(context, messages.submit);
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};
