import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpPage } from './HelpPage.tsx';

const meta = {
  title: 'support/HelpPage',
  component: HelpPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AnswerOpen: Story = {
  play: async ({ canvasElement, userEvent, canvas }) => {
    await canvas.findAllByRole('group');
    const question = canvasElement.querySelector('summary');
    await expect(question).not.toBeNull();
    if (question) await userEvent.click(question);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
};

/** The answers are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'support.helpCenter=timeout' } } };

export const WithoutAnswers: Story = { parameters: { sandbox: { fault: 'support.helpCenter=500' } } };

export const Hostile: Story = {
  name: 'C17 what an editor wrote stays words',
  parameters: { sandbox: { scenario: 'hostileNotices' } },
  play: async ({ canvas, canvasElement }) => {
    const [answer] = await canvas.findAllByText('what is strong');
    await expect(answer?.localName).toBe('strong');
    await expect(canvasElement.querySelector('script, [onerror], [onload], [href^="javascript:"]')).toBeNull();
  },
};
