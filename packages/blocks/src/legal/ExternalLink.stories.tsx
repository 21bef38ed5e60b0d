import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from './ExternalLink.tsx';

const meta = {
  title: 'blocks/ExternalLink',
  component: ExternalLink,
  args: { href: 'https://www.gamblingtherapy.org', name: 'Gambling Therapy', look: 'page' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {};
