import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import { LanguageFailure } from './LanguageFailure.tsx';
import { WordsStore } from './words.ts';

/** A language was chosen, and its words did not come. */
function Failed() {
  const [words] = useState(
    () =>
      new WordsStore({
        loaders: { core: { ES: () => Promise.reject(new Error('offline')) } },
        fallback: 'EN',
        overrides: () => undefined,
      }),
  );
  useSyncExternalStore(words.subscribe, words.current);
  useEffect(() => void words.show('ES'), [words]);
  return <LanguageFailure words={words} />;
}

const meta = { title: 'app/LanguageFailure', component: Failed } satisfies Meta<typeof Failed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsDidNotCome: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
