import type { Meta, StoryObj } from '@storybook/react-vite';
import { LicenceText } from './LicenceText.tsx';

const meta = {
  title: 'blocks/LicenceText',
  component: LicenceText,
  args: {
    look: 'page',
    licence: {
      kind: 'malta',
      authority: 'Malta Gaming Authority',
      number: 'MGA/TEST/0001',
      url: 'https://www.mga.org.mt',
    },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LicenceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Malta: Story = {};
export const Philippines: Story = {
  args: {
    licence: {
      kind: 'philippines',
      authority: 'Philippine Amusement and Gaming Corporation',
      number: 'PAGCOR-EG-0000-2026',
    },
  },
};
