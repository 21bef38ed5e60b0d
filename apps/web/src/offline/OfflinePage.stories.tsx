import { useBrand } from '@marquee/brand/provider';
import type { Pack } from '@marquee/i18n/catalogue';
import { useLanguage } from '@marquee/state/preferences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { expect } from 'storybook/test';
import { OfflinePage } from './OfflinePage.tsx';
import { offlineTexts } from './texts.ts';

/** The page as the build writes it for the brand and the language of the toolbar. */
function Written() {
  const [language] = useLanguage();
  return <OfflinePage texts={offlineTexts(useBrand(), language, useIntl().messages as Pack)} />;
}

const meta = {
  title: 'app/OfflinePage',
  component: Written,
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

/** In a language that needs more room than any it is written in. */
export const LongWords: Story = { globals: { language: 'pseudo' } };
