import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Strip } from './Strip.tsx';

const names = ['Slots', 'Live casino', 'Fishing', 'Table games', 'Sports', 'E-sports', 'Lottery', 'Cockfight', 'Bingo'];

function Choices({ chosen, names: shown }: { chosen: string; names: readonly string[] }) {
  return (
    <Strip label="Kinds of games" previous="Kinds before these" next="Further kinds" arrows chosen={chosen}>
      {shown.map((name) => (
        <li key={name} style={{ flex: 'none' }}>
          <ButtonLink href="#games" aria-current={name === chosen ? 'true' : undefined}>
            {name}
          </ButtonLink>
        </li>
      ))}
    </Strip>
  );
}

const meta = {
  title: 'ui/Strip',
  component: Choices,
  args: { names, chosen: 'Slots' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Choices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

/** A shared link chooses one that the first glance would not show: the strip brings it in, and the page stays where it is. */
export const ChosenFarAway: Story = {
  name: 'GAME-03 what a shared link chooses is in sight',
  args: { chosen: 'Bingo' },
  decorators: [(Story) => <div style={{ paddingBlockStart: '200vh' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list', { name: 'Kinds of games' }).getBoundingClientRect();
    const chosen = () => canvas.getByRole('link', { current: true }).getBoundingClientRect();
    await waitFor(() => expect(chosen().left >= strip.left - 1 && chosen().right <= strip.right + 1).toBe(true));
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};
