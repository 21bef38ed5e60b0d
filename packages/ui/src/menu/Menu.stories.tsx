import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUserRound, Languages, LogOut, ReceiptText, Wallet } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Text } from '../text/Text.tsx';
import { Menu } from './Menu.tsx';

const meta = { title: 'ui/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  args: {
    trigger: (props) => (
      <Button {...props} icon={<CircleUserRound size={20} />}>
        demomember
      </Button>
    ),
    header: (
      <Text size="sm" tone="secondary">
        demomember
      </Text>
    ),
    items: [
      { id: 'wallet', label: 'Wallet', icon: <Wallet size={18} />, href: '#wallet' },
      { id: 'records', label: 'Records', icon: <ReceiptText size={18} />, href: '#records' },
      { id: 'bonus', label: 'Rebates', href: '#rebates', disabled: true },
      { id: 'logout', label: 'Log out', icon: <LogOut size={18} />, tone: 'danger', divided: true, onSelect: fn() },
    ],
  },
};

export const Language: Story = {
  args: {
    align: 'end',
    trigger: (props) => <IconButton {...props} label="Language" icon={<Languages size={20} />} />,
    items: [
      { id: 'en', label: 'English', lang: 'en', checked: true, onSelect: fn() },
      { id: 'es', label: 'Español', lang: 'es', checked: false, onSelect: fn() },
      { id: 'vi', label: 'Tiếng Việt', lang: 'vi', checked: false, onSelect: fn() },
      { id: 'cn', label: '简体中文', lang: 'zh-Hans', checked: false, onSelect: fn() },
    ],
  },
};
