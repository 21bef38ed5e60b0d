import { PagesContext } from '@marquee/blocks/page/pages';
import { HiddenBalance } from '@marquee/testing/HiddenBalance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AgeGate } from './AgeGate.tsx';
import { ConsentBar } from './ConsentBar.tsx';
import { RealityCheck } from './RealityCheck.tsx';

const meta = {
  title: 'shell/Safety',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PagesContext value={() => true}>
        <Story />
      </PagesContext>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `legal.ageGate` of the brand: asked on the first visit, before anything else. */
export const AgeAsked: Story = { render: () => <AgeGate onConfirm={fn()} /> };

export const TooYoung: Story = {
  render: () => <AgeGate onConfirm={fn()} />,
  play: async ({ userEvent }) => {
    const no = (await screen.findAllByRole('button')).at(-1);
    if (no) await userEvent.click(no);
    await expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
  },
};

/** `analytics` of the brand: nothing is measured before an answer. */
export const Consent: Story = { render: () => <ConsentBar again={false} onDecide={fn()} /> };

/** From the footer: the keyboard goes on from here. */
export const ConsentAgain: Story = {
  render: () => <ConsentBar again onDecide={fn()} />,
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('region')).toHaveFocus()),
};

/** `legal.realityCheckMinutes` of the brand, or the member's own interval where that is shorter. */
export const TimePlayed: Story = {
  render: () => <RealityCheck minutes={65} onDone={fn()} />,
  parameters: { sandbox: { session: 'member' } },
};

/** Who plays for free has no records. */
export const TimePlayedForFree: Story = { ...TimePlayed, parameters: { sandbox: { session: 'trial' } } };

export const TimePlayedWithHiddenBalance: Story = {
  ...TimePlayed,
  render: () => (
    <HiddenBalance>
      <RealityCheck minutes={65} onDone={fn()} />
    </HiddenBalance>
  ),
  play: async () => {
    await expect(await screen.findByText('***')).toBeVisible();
  },
};

export const TimePlayedWithoutBalance: Story = {
  render: () => <RealityCheck minutes={30} onDone={fn()} />,
  parameters: { sandbox: { session: 'member', fault: 'wallet.balance=500' } },
};
