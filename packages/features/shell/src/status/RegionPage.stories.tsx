import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegionPage } from './RegionPage.tsx';

const meta = {
  title: 'shell/RegionPage',
  component: RegionPage,
  args: { ip: '203.0.113.7' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddressKnown: Story = {};

export const AddressUnknown: Story = { args: { ip: undefined } };

export const LongAddress: Story = { args: { ip: '2001:0db8:85a3:08d3:1319:8a2e:0370:7344' } };
