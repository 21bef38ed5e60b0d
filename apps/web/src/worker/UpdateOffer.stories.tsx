import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UpdateOffer } from './UpdateOffer.tsx';

const meta = {
  title: 'app/UpdateOffer',
  component: UpdateOffer,
  args: { brand: 'Specimen', onReload: fn() },
} satisfies Meta<typeof UpdateOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** WEB-06: offered, and only the player reloads. */
export const Offered: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** WEB-06: in the middle of a form nothing is offered; once it is empty, it is. */
export const WaitsForAForm: Story = {
  render: (args) => (
    <>
      <main>
        <form aria-label="Register">
          <input aria-label="User name" defaultValue="ana" />
        </form>
      </main>
      <UpdateOffer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
