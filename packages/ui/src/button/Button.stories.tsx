import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight, Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'ui/Button',
  tags: ['picture'],
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} kind="primary" />
      <Button {...args} kind="secondary" />
      <Button {...args} kind="quiet" />
      <Button {...args} kind="danger">
        Close account
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} kind="primary" size="small" />
      <Button {...args} kind="primary" />
      <Button {...args} kind="primary" size="large" />
    </Inline>
  ),
};

export const WithIcon: Story = { args: { kind: 'primary', icon: <Plus size={18} /> } };

/** Keeps its width and name, is not clickable, and is announced as busy. */
export const Busy: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} kind="primary" busy />
      <Button {...args} busy />
      <Button {...args} kind="danger" busy />
    </Inline>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} kind="primary" disabled />
      <Button {...args} disabled />
      <Button {...args} kind="quiet" disabled />
    </Inline>
  ),
};

export const FullWidth: Story = { args: { kind: 'primary', fullWidth: true, children: 'Log in' } };

/** Quiet and secondary buttons take the ink of what they stand on. */
export const OnWash: Story = {
  render: (args) => (
    <Card surface="wash">
      <Inline>
        <Button {...args} kind="primary" />
        <Button {...args} />
        <Button {...args} kind="quiet" />
      </Inline>
    </Card>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#promotions" kind="primary">
        See promotions
      </ButtonLink>
      <ButtonLink href="#terms" kind="quiet" icon={<ArrowUpRight size={18} />}>
        Terms
      </ButtonLink>
    </Inline>
  ),
};

export const LongWords: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Button {...args} kind="primary" fullWidth>
        Confirm the bank account and go on to the withdrawal of the whole balance
      </Button>
    </Stack>
  ),
};
