import { testBrand } from '@marquee/testing/testBrand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OldBrowserPage } from './OldBrowserPage.tsx';
import { oldBrowserTexts } from './texts.ts';

const meta = {
  title: 'app/OldBrowserPage',
  component: OldBrowserPage,
  args: { texts: [oldBrowserTexts(testBrand, 'EN', {})] },
} satisfies Meta<typeof OldBrowserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const ManyLanguages: Story = {
  args: {
    texts: [
      oldBrowserTexts(testBrand, 'EN', {}),
      {
        tag: 'zh-Hans-CN',
        direction: 'ltr',
        title: '浏览器版本过旧',
        text: 'Specimen 需要近两年内发布的浏览器。请更新此浏览器，或使用最新版 Chrome、Safari、Firefox 或 Edge 打开本站。',
      },
      {
        tag: 'ar',
        direction: 'rtl',
        title: 'هذا المتصفح قديم جدًا',
        text: 'يحتاج Specimen إلى متصفح صدر خلال العامين الماضيين. يُرجى تحديث هذا المتصفح.',
      },
    ],
  },
};
