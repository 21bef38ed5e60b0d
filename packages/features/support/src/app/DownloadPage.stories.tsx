import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadPage } from './DownloadPage.tsx';

const meta = {
  title: 'support/DownloadPage',
  component: DownloadPage,
  parameters: { layout: 'fullscreen', at: '/down' },
} satisfies Meta<typeof DownloadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OnlyLinksOfTheBrand: Story = {
  parameters: { sandbox: { scenario: 'empty' }, brand: { apps: { android: 'https://specimen.example/app/android' } } },
};
export const None: Story = { parameters: { sandbox: { scenario: 'empty' }, brand: { apps: {} } } };
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The apps are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.apps=timeout' }, brand: { apps: {} } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.apps=500' }, brand: { apps: {} } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
