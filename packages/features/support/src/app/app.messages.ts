import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: { brand: string };
  intro: { brand: string };
  none: Record<never, never>;
  noneText: Record<never, never>;
  ios: Record<never, never>;
  android: Record<never, never>;
  version: { version: string };
  needs: { system: string };
  updated: { date: string };
  download: Record<never, never>;
  downloadName: { app: string };
  scan: Record<never, never>;
  code: { app: string };
  steps: Record<never, never>;
  unsafe: Record<never, never>;
  home: Record<never, never>;
}>({
  title: {
    id: 'content.app.title',
    defaultMessage: 'The {brand} app',
    description: 'Title of the page from which the app is downloaded',
  },
  intro: {
    id: 'content.app.intro',
    defaultMessage:
      'All of {brand} on your phone, with the same account. Only install it from here or from the store that this page leads to.',
    description: 'Under the title',
  },
  none: { id: 'content.app.none', defaultMessage: 'There is no app right now', description: 'In place of the apps' },
  noneText: {
    id: 'content.app.noneText',
    defaultMessage: 'Everything works in your browser too.',
    description: 'Under that line',
  },
  ios: { id: 'content.app.ios', defaultMessage: 'iPhone and iPad', description: 'What an app is for' },
  android: { id: 'content.app.android', defaultMessage: 'Android', description: 'What an app is for' },
  version: { id: 'content.app.version', defaultMessage: 'Version {version}', description: 'Of an app' },
  needs: {
    id: 'content.app.needs',
    defaultMessage: '{system} or newer',
    description: 'What an app needs, such as: iOS 16 or newer',
  },
  updated: { id: 'content.app.updated', defaultMessage: 'Updated {date}', description: 'When an app was last updated' },
  download: { id: 'content.app.download', defaultMessage: 'Download', description: 'Link: downloads the app' },
  downloadName: {
    id: 'content.app.downloadName',
    defaultMessage: 'Download: {app}',
    description: 'The same link for screen readers',
  },
  scan: { id: 'content.app.scan', defaultMessage: 'Scan the code with your phone', description: 'Under a QR code' },
  code: {
    id: 'content.app.code',
    defaultMessage: 'QR code that leads to the download: {app}',
    description: 'Name of a QR code, for screen readers',
  },
  steps: { id: 'content.app.steps', defaultMessage: 'How to install it', description: 'Heading over the steps' },
  unsafe: {
    id: 'content.app.unsafe',
    defaultMessage: 'The address of this download is not safe, so it is not linked. Customer service will help you.',
    description: 'In place of the download',
  },
  home: { id: 'content.app.home', defaultMessage: 'Back to the site', description: 'Link to the home page' },
});
