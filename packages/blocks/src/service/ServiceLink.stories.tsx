import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceLink } from './ServiceLink.tsx';

const meta = {
  title: 'blocks/ServiceLink',
  component: ServiceLink,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ServiceLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: {
    brand: {
      customerService: [{ type: 'LIVECHAT', url: 'https://service.specimen.example/chat' }],
      hosts: { api: [], image: [], frame: [], script: [], service: ['https://service.specimen.example'] },
    },
  },
};
