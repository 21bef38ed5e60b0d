import { PagesContext } from '@marquee/blocks/page/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticePopup } from './NoticePopup.tsx';

const meta = {
  title: 'shell/NoticePopup',
  component: NoticePopup,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PagesContext value={() => true}>
        <Story />
      </PagesContext>
    ),
  ],
} satisfies Meta<typeof NoticePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Empty: Story = { parameters: { sandbox: { scenario: 'noNotices' } } };
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.announcements=500' } } };
export const Hostile: Story = {
  name: 'C17 what an editor wrote stays words',
  parameters: { sandbox: { scenario: 'hostileNotices' } },
};
