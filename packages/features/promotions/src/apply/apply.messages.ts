import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  remark: Record<never, never>;
  optional: Record<never, never>;
  count: { count: number; most: number };
  tooLong: { most: number };
  pictures: Record<never, never>;
  picturesHint: { most: number; megabytes: number };
  add: Record<never, never>;
  remove: { name: string };
  tooMany: { most: number };
  tooLarge: { megabytes: number };
  wrongType: Record<never, never>;
  send: Record<never, never>;
}>({
  title: { id: 'promotions.apply.title', defaultMessage: 'Your application', description: 'Name of the form' },
  remark: { id: 'promotions.apply.remark', defaultMessage: 'Remark', description: 'Field of the application' },
  optional: {
    id: 'promotions.apply.optional',
    defaultMessage: 'Optional',
    description: 'Beside the name of a field that may stay empty',
  },
  count: {
    id: 'promotions.apply.count',
    defaultMessage: '{count} of {most} characters',
    description: 'Under the remark',
  },
  tooLong: {
    id: 'promotions.apply.tooLong',
    defaultMessage: 'Use {most, plural, one {# character} other {# characters}} at most.',
    description: 'The remark is too long',
  },
  pictures: { id: 'promotions.apply.pictures', defaultMessage: 'Pictures', description: 'Field of the application' },
  picturesHint: {
    id: 'promotions.apply.picturesHint',
    defaultMessage: 'Up to {most}, png or jpg, {megabytes} MB each at most.',
    description: 'Under the pictures',
  },
  add: { id: 'promotions.apply.add', defaultMessage: 'Add pictures', description: 'Button: chooses files' },
  remove: {
    id: 'promotions.apply.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button beside a chosen picture',
  },
  tooMany: {
    id: 'promotions.apply.tooMany',
    defaultMessage: 'More than {most} images are not accepted.',
    description: 'Too many pictures were chosen',
  },
  tooLarge: {
    id: 'promotions.apply.tooLarge',
    defaultMessage: 'Image too large (max {megabytes} MB).',
    description: 'A chosen picture is too large',
  },
  wrongType: {
    id: 'promotions.apply.wrongType',
    defaultMessage: 'Only png or jpg accepted.',
    description: 'A chosen file is of another type',
  },
  send: { id: 'promotions.apply.send', defaultMessage: 'Send the application', description: 'Button' },
});
