import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionsPage } from './PromotionsPage.tsx';

const meta = {
  title: 'promotions/PromotionsPage',
  component: PromotionsPage,
  parameters: { layout: 'fullscreen', at: '/promotions' },
} satisfies Meta<typeof PromotionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Member: Story = { parameters: { sandbox: { session: 'member' } } };
export const OfOneType: Story = { parameters: { at: '/promotions?type=slots' } };
export const SecondPage: Story = { parameters: { at: '/promotions?page=2' } };
export const Empty: Story = { parameters: { sandbox: { scenario: 'empty' } } };
export const NoneOfType: Story = { parameters: { at: '/promotions?type=fish', sandbox: { scenario: 'empty' } } };
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The promotions are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'promotions.list=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'promotions.list=500' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
