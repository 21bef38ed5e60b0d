import { defineMessages } from 'react-intl';

/** Words over the brand's own picture; a brand pack replaces them with its own. */
export const messages = defineMessages<{
  title: { brand: string };
  text: { brand: string };
  action: Record<never, never>;
  actionMember: Record<never, never>;
}>({
  title: {
    id: 'shell.hero.title',
    defaultMessage: 'Welcome to {brand}',
    description: 'Headline over the picture of the home page',
  },
  text: {
    id: 'shell.hero.text',
    defaultMessage: 'Games you know, rules you can read and amounts in your own currency.',
    description: 'Sentence under the headline of the home page',
  },
  action: {
    id: 'shell.hero.action',
    defaultMessage: 'Log in to play',
    description: 'Button over the picture of the home page: opens the login',
  },
  actionMember: {
    id: 'shell.hero.actionMember',
    defaultMessage: 'See what is new',
    description: 'The same button for someone logged in: goes down to the announcements',
  },
});
