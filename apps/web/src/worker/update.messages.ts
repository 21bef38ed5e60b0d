import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  label: Record<never, never>;
  text: { brand: string };
  reload: Record<never, never>;
  later: Record<never, never>;
}>({
  label: {
    id: 'site.update.label',
    defaultMessage: 'New version',
    description: 'Name of the region in which a new version is offered',
  },
  text: {
    id: 'site.update.text',
    defaultMessage: 'A new version of {brand} is ready.',
    description: 'Offer to load a newer version of the site; nothing is lost by waiting',
  },
  reload: {
    id: 'site.update.reload',
    defaultMessage: 'Reload',
    description: 'Button: loads the page again, in the new version',
  },
  later: {
    id: 'site.update.later',
    defaultMessage: 'Later',
    description: 'Button: closes the offer of a new version',
  },
});
