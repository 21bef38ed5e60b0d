import { useBrand } from '@marquee/brand/provider';
import type { Pack } from '@marquee/i18n/catalogue';
import { useLanguage } from '@marquee/state/preferences';
import { wordsOf } from '@marquee/testing/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { expect } from 'storybook/test';
import { OldBrowserPage } from './OldBrowserPage.tsx';
import { oldBrowserTexts } from './texts.ts';

/** The page as the build writes it, beginning with the language of the toolbar. */
function Written({ others }: { others: boolean }) {
  const brand = useBrand();
  const [language] = useLanguage();
  const { default: first, supported } = brand.languages;
  const further = others ? supported.filter((code) => code !== language) : [];
  const texts = [
    oldBrowserTexts(brand, language, useIntl().messages as Pack),
    ...further.map((code) => oldBrowserTexts(brand, code, wordsOf(code, first))),
  ];
  return <OldBrowserPage texts={texts} />;
}

const meta = {
  title: 'app/OldBrowserPage',
  component: Written,
  args: { others: false },
} satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Every language of the brand, each in its own direction. */
export const ManyLanguages: Story = { args: { others: true } };

/** In a language that needs more room than any it is written in. */
export const LongWords: Story = { globals: { language: 'pseudo' } };
