import type { GameCategory } from '@marquee/domain/gameTypes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderPanel } from './ProviderPanel.tsx';
import { useProviders } from './useProviders.ts';

/** The providers that the platform lists for a category. */
function Of({ category }: { category: GameCategory }) {
  const section = useProviders()?.find(({ gameType }) => gameType === category);
  return section && <ProviderPanel section={section} />;
}

const meta = {
  title: 'shell/ProviderPanel',
  component: Of,
  parameters: { layout: 'padded' },
  // a phone has no drop-downs
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(0);
  },
} satisfies Meta<typeof Of>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than 11: the last entry leads to the page with all. */
export const Many: Story = { args: { category: 'RNG' } };
export const Few: Story = { args: { category: 'SPORTS' } };
/** The badge stays in its cell in every language. */
export const UnderMaintenance: Story = {
  args: { category: 'LIVE' },
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('link');
    const badges = cells.map((cell) => cell.querySelector(':scope > :last-child > :last-child'));
    await expect(badges.filter(Boolean).length).toBeGreaterThan(0);
    for (const [at, badge] of badges.entries()) {
      if (!badge) continue;
      const [inner, outer] = [badge.getBoundingClientRect(), cells[at]?.getBoundingClientRect()];
      await expect(inner.left).toBeGreaterThanOrEqual(outer?.left ?? 0);
      await expect(inner.right).toBeLessThanOrEqual(outer?.right ?? 0);
    }
  },
};
export const LongNames: Story = { args: { category: 'FISH' }, parameters: { sandbox: { scenario: 'longText' } } };
