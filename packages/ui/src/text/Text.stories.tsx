import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = { title: 'ui/Text', tags: ['picture'], component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={1} size="display">
        Play by your own rules
      </Heading>
      <Heading level={1}>Promotions</Heading>
      <Heading level={2}>Live casino</Heading>
      <Heading level={3}>How withdrawals work</Heading>
      <Heading level={4}>Documents</Heading>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          A draw is held every five minutes, day and night.
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'muted', 'accent', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Text key={tone} tone={tone} strong>
          {tone}
        </Text>
      ))}
    </Inline>
  ),
};

export const Figures: Story = {
  render: () => (
    <Stack gap={0} align="end">
      <Text tabular size="xl" strong>
        1,111,111.10
      </Text>
      <Text tabular size="xl" strong>
        908,642.85
      </Text>
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Text>
      Read the <TextLink href="#terms">terms</TextLink>, ask the{' '}
      <TextLink href="#help" look="inherit">
        help centre
      </TextLink>
      , or see{' '}
      <TextLink href="#limits" look="quiet">
        your limits
      </TextLink>
      .
    </Text>
  ),
};
