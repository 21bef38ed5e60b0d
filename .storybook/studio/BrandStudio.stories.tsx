import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './BrandStudio.css.ts';

/** A page of its own, since its wall holds whole sites; here it has a place beside the stories. */
function BrandStudio() {
  if (!import.meta.env.DEV)
    return <p>The studio writes into the brands’ folders. Open it on your own machine: pnpm studio</p>;
  return <iframe className={css.whole} title="Brand studio" src="/studio/" />;
}

const meta = {
  title: 'studio/Brand studio',
  component: BrandStudio,
  // it has tests of its own, in a browser of its own
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandStudio>;
export default meta;

export const Studio: StoryObj<typeof meta> = {};
