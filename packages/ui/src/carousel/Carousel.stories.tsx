import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { Carousel } from './Carousel.tsx';

const slide = (id: string, title: string) => ({
  id,
  content: (
    <Card surface="wash" padding="large">
      <Stack gap={2}>
        <Heading level={2}>{title}</Heading>
        <Text>Read the terms before you take part.</Text>
        <TextLink href={`#${id}`} look="inherit">
          See more
        </TextLink>
      </Stack>
    </Card>
  ),
});

const meta = {
  title: 'ui/Carousel',
  component: Carousel,
  args: {
    label: 'Promotions',
    labels: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Stop moving',
      play: 'Move on by itself',
      slide: (position, count) => `Promotion ${position} of ${count}`,
    },
    slides: [
      slide('rebate', 'Weekly rebate'),
      slide('welcome', 'Welcome offer'),
      slide('lottery', 'A draw every five minutes'),
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByHand: Story = {};
/** The interval is held by the story, so that pictures of it do not differ. */
export const Autoplay: Story = {
  args: { autoplay: 5000, timers: { setInterval: () => 0, clearInterval: () => undefined } },
};
export const OneSlide: Story = { args: { autoplay: 5000, slides: [slide('welcome', 'Welcome offer')] } };
/** Low slides keep their height to themselves. */
export const InTheCorner: Story = { args: { controlsAt: 'corner' } };
