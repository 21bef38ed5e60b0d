import { Stack } from '@marquee/ui/layout/Stack';
import { Text } from '@marquee/ui/text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { FailureBoundary } from './FailureBoundary.tsx';

/** Fails the first times: React renders a crash once more before it gives up. */
function Fragile({ works }: { works: () => boolean }) {
  if (!works()) throw new Error('broken');
  return <Text>It works again.</Text>;
}

function Page() {
  const [mended, setMended] = useState(false);
  return (
    <Stack gap={4}>
      <FailureBoundary>
        <Fragile works={() => mended} />
      </FailureBoundary>
      <label>
        <input type="checkbox" checked={mended} onChange={(event) => setMended(event.currentTarget.checked)} /> Mended
      </label>
    </Stack>
  );
}

const meta = {
  title: 'blocks/FailureBoundary',
  component: Page,
  parameters: { layout: 'padded' },
  // React writes each crash to the console, which else makes a story fail
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Mended')).toBeVisible();
  },
};
export const TriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Mended'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('It works again.')).toBeVisible();
  },
};
