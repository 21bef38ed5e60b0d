import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazyScreen } from './lazyScreen.tsx';

const Screen = () => <p>The screen.</p>;
const Never = lazyScreen(() => new Promise<typeof Screen>(() => {}));
const Broken = lazyScreen<object>(() => Promise.reject(new Error('gone')));
const There = lazyScreen(async () => Screen);

const meta = {
  title: 'blocks/lazyScreen',
  component: There,
} satisfies Meta<typeof There>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { render: () => <Never /> };

export const Failed: Story = { render: () => <Broken /> };
