import { testBrand } from '@marquee/testing/testBrand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflinePage } from './OfflinePage.tsx';
import { offlineTexts } from './texts.ts';

const meta = {
  title: 'app/OfflinePage',
  component: OfflinePage,
  args: { texts: offlineTexts(testBrand, 'EN', {}) },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.texts.retry })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    texts: {
      title: 'Sie sind nicht mit dem Internet verbunden',
      text: 'Specimen International Entertainment ist ohne Internetverbindung nicht erreichbar. Sobald wieder eine Verbindung besteht, kehrt die Seite von selbst zurück.',
      retry: 'Verbindung erneut herstellen',
      still: '',
    },
  },
};
