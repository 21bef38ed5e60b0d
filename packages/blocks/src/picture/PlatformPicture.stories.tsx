import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlatformPicture } from './PlatformPicture.tsx';

const meta = {
  title: 'blocks/PlatformPicture',
  component: PlatformPicture,
  args: {
    address: '/sandbox/art/game/1.svg',
    look: '',
    alt: 'Lucky Dragon',
    width: 300,
    height: 400,
    instead: <p>Lucky Dragon</p>,
  },
} satisfies Meta<typeof PlatformPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const None: Story = { args: { address: undefined } };

/** A host that the brand does not allow is asked for nothing. */
export const FromElsewhere: Story = { args: { address: 'https://pictures.example/a.svg' } };
