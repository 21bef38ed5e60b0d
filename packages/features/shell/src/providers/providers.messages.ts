import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  of: { category: string };
  hint: Record<never, never>;
  more: Record<never, never>;
  hot: Record<never, never>;
  maintenance: Record<never, never>;
  strip: Record<never, never>;
  previous: Record<never, never>;
  next: Record<never, never>;
}>({
  of: {
    id: 'desk.providers.of',
    defaultMessage: '{category}: providers',
    description: 'Name of a list of game providers, for screen readers',
  },
  hint: {
    id: 'desk.providers.hint',
    defaultMessage: 'Arrow down: providers',
    description: 'Said by screen readers at an entry of the main menu: this key leads to the list of its providers',
  },
  more: {
    id: 'desk.providers.more',
    defaultMessage: 'More',
    description: 'Last entry of a drop-down of providers; leads to the page with all of them',
  },
  hot: { id: 'desk.providers.hot', defaultMessage: 'Hot', description: 'Badge of a provider that many play' },
  maintenance: {
    id: 'desk.providers.maintenance',
    defaultMessage: 'Maintenance',
    description: 'Badge of a provider that is being worked on and cannot be opened',
  },
  strip: {
    id: 'desk.providers.strip',
    defaultMessage: 'Game providers',
    description: 'Name of the strip of provider logos in the footer',
  },
  previous: {
    id: 'desk.providers.previous',
    defaultMessage: 'Providers before',
    description: 'Button: back in the strip of providers',
  },
  next: {
    id: 'desk.providers.next',
    defaultMessage: 'More providers',
    description: 'Button: on in the strip of providers',
  },
});
