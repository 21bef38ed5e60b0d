import { useBrand } from '@marquee/brand/provider';
import { press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { UpdateOffer, type UpdateOfferProps } from './UpdateOffer.tsx';
import { messages } from './update.messages.ts';

/** The offer of the brand of the toolbar. */
function Offer({ onReload }: Pick<UpdateOfferProps, 'onReload'>) {
  return <UpdateOffer brand={useBrand().name} onReload={onReload} />;
}

const meta = {
  title: 'app/UpdateOffer',
  component: Offer,
  args: { onReload: fn() },
} satisfies Meta<typeof Offer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** WEB-06: offered, and only the player reloads. */
export const Offered: Story = {
  play: async (context) => {
    const { args } = context;
    await expect(args.onReload).not.toHaveBeenCalled();
    await press(context, messages.reload);
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  play: async (context) => {
    await press(context, messages.later);
    await expect(context.canvas.queryByRole('button')).toBeNull();
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
      <Offer {...args} />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    // the form is there a moment after the offer first looked for one
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(await canvas.findByRole('button', { name: said(context, messages.reload) })).toBeVisible();
  },
};
