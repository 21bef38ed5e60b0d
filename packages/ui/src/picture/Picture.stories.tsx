import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const art = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${fill}"/><circle cx="80" cy="45" r="28" fill="#fff"/></svg>`)}`;

const meta = {
  title: 'ui/Picture',
  component: Picture,
  args: { src: art('#d63a2f'), alt: 'A white ball on red' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const PerTheme: Story = { args: { darkSrc: art('#14335f') } };
export const Failed: Story = { args: { src: 'data:image/png,broken', fallback: 'No picture' } };
