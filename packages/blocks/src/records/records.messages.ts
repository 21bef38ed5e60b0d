import { defineMessages } from 'react-intl';

export const dates = defineMessages<{
  last: { days: number };
  earlier: { days: number };
  later: { days: number };
  from: Record<never, never>;
  to: Record<never, never>;
  wrong: { days: number };
  zone: { zone: string | number };
}>({
  last: {
    id: 'centre.dates.last',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Button: shows the records of so many days, today the last of them',
  },
  earlier: {
    id: 'centre.dates.earlier',
    defaultMessage: '{days, plural, one {# day} other {# days}} earlier',
    description: 'Button with an arrow: shows as many days as now, ending before these',
  },
  later: {
    id: 'centre.dates.later',
    defaultMessage: '{days, plural, one {# day} other {# days}} later',
    description: 'Button with an arrow: shows as many days as now, beginning after these',
  },
  from: { id: 'centre.dates.from', defaultMessage: 'From', description: 'Field: first day of the records shown' },
  to: { id: 'centre.dates.to', defaultMessage: 'To', description: 'Field: last day of the records shown' },
  wrong: {
    id: 'centre.dates.wrong',
    defaultMessage: 'Choose at most {days, plural, one {# day} other {# days}}, the first before the last.',
    description: 'Under the two date fields when they cannot be used together',
  },
  zone: {
    id: 'centre.dates.zone',
    defaultMessage: 'Times in {zone}',
    description: 'In which time zone the days and times of a record are',
  },
});

export const copy = defineMessages<{
  copy: { what: string | number };
  copied: Record<never, never>;
}>({
  copy: {
    id: 'centre.copy.copy',
    defaultMessage: 'Copy: {what}',
    description: "Button in a field that holds a link or a code; what = the field's label",
  },
  copied: {
    id: 'centre.copy.copied',
    defaultMessage: 'Copied',
    description: 'Said to screen readers once it was copied',
  },
});
