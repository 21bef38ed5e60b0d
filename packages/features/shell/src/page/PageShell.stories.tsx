import { fixedClock } from '@marquee/testing/fixedClock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageShell } from './PageShell.tsx';

const meta = {
  title: 'shell/PageShell',
  component: PageShell,
  args: { kind: 'full', clock: fixedClock(), children: <HomePage /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const HomeOfMember: Story = { parameters: { sandbox: { session: 'member' } } };

export const HomeOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const HeaderOnly: Story = { args: { kind: 'header', children: <NotFoundPage /> } };

export const Bare: Story = { args: { kind: 'bare', children: <NotFoundPage /> } };
