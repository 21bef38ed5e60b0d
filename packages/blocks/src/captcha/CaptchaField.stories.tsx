import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaptchaField } from './CaptchaField.tsx';
import { useCaptcha } from './useCaptcha.ts';

/** In a form that asks for it from the start. */
function Field({ missing = false }: { missing?: boolean }) {
  return <CaptchaField captcha={useCaptcha({ always: true })} missing={missing} onInput={() => {}} />;
}

const meta = {
  title: 'blocks/CaptchaField',
  component: Field,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Missing: Story = { args: { missing: true } };
export const PictureFailed: Story = { parameters: { sandbox: { fault: 'session.captcha=500' } } };
export const OtherWay: Story = {
  name: 'C06 there is a way without a picture, and a way back',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox');
    const other = canvas.getAllByRole('button').at(-1);
    if (!other) throw new Error('no other way');
    await userEvent.click(other);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
