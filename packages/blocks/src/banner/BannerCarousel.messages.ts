import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  next: Record<never, never>;
  previous: Record<never, never>;
  pause: Record<never, never>;
  play: Record<never, never>;
  slide: { current: number; total: number };
  untitled: Record<never, never>;
}>({
  next: { id: 'blocks.banner.next', defaultMessage: 'Next', description: 'Button: the next banner of the carousel' },
  previous: { id: 'blocks.banner.previous', defaultMessage: 'Previous', description: 'Button: the banner before' },
  pause: {
    id: 'blocks.banner.pause',
    defaultMessage: 'Pause the slideshow',
    description: 'Button that stops the banners',
  },
  play: {
    id: 'blocks.banner.play',
    defaultMessage: 'Play the slideshow',
    description: 'Button that lets the banners move on',
  },
  slide: {
    id: 'blocks.banner.slide',
    defaultMessage: 'Slide {current} of {total}',
    description: 'Name of a banner, and of the dot that leads to it',
  },
  untitled: {
    id: 'blocks.banner.untitled',
    defaultMessage: 'Banner',
    description: 'A banner that came without words of its own',
  },
});
