import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ mark: { age: number }; meaning: { age: number } }>({
  mark: {
    id: 'blocks.age.mark',
    defaultMessage: '{age}+',
    description: 'The age mark itself, as short as can be',
  },
  meaning: {
    id: 'blocks.age.meaning',
    defaultMessage: 'For people aged {age} and over only',
    description: 'What the age mark means, for screen readers',
  },
});
