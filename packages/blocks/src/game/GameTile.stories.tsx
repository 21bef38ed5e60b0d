import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameTile, type TileGame } from './GameTile.tsx';
import { Tiles } from './TileGrid.tsx';
import { TilesWaiting } from './TilesWaiting.tsx';

const game = (nodeId: string, gameName: string, more: Partial<TileGame> = {}): TileGame => ({
  nodeId,
  gameName,
  image: `/sandbox/art/game/${nodeId}.svg`,
  isHot: false,
  maintenance: false,
  ...more,
});

const games = [
  game('G00001', 'Red Koi'),
  game('G00002', 'A Lantern and the Long Journey Home across the Seven Seas', { isHot: true }),
  game('G00003', 'Resting', { maintenance: true }),
  game('G00004', 'Without a picture', { image: undefined }),
];

function Shown({ hearts = false }: { hearts?: boolean }) {
  return (
    <Tiles label="Games">
      {games.map((each, place) => (
        <GameTile
          key={each.nodeId}
          game={each}
          to={`/game?nodeId=${each.nodeId}`}
          onOpen={() => {}}
          {...(hearts && { marked: place === 0, marking: place === 1, onMark: () => {} })}
        />
      ))}
    </Tiles>
  );
}

const meta = { title: 'blocks/GameTile', component: Shown } satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {};
export const Favourites: Story = { args: { hearts: true } };
export const Phone: Story = { args: { hearts: true }, globals: { viewport: { value: 'phone' } } };
export const Waiting: Story = { render: () => <TilesWaiting count={8} /> };
