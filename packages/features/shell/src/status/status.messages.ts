import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  maintenanceTitle: Record<never, never>;
  maintenanceText: { brand: string };
  maintenanceEnd: Record<never, never>;
  maintenanceMoney: Record<never, never>;
  refresh: Record<never, never>;
  refreshing: Record<never, never>;
  regionTitle: Record<never, never>;
  regionText: { brand: string };
  regionIp: Record<never, never>;
  regionMistake: Record<never, never>;
}>({
  maintenanceTitle: {
    id: 'closed.maintenance.title',
    defaultMessage: 'We are working on the site',
    description: 'Title of the maintenance page',
  },
  maintenanceText: {
    id: 'closed.maintenance.text',
    defaultMessage: '{brand} is closed for maintenance and will be back soon.',
    description: 'What is going on',
  },
  maintenanceEnd: {
    id: 'closed.maintenance.end',
    defaultMessage: 'Expected back',
    description: 'Before the day and time when maintenance ends',
  },
  maintenanceMoney: {
    id: 'closed.maintenance.money',
    defaultMessage: 'Your account and your balance are safe.',
    description: 'Reassurance on the maintenance page',
  },
  refresh: {
    id: 'closed.maintenance.refresh',
    defaultMessage: 'Check again',
    description: 'Button that asks whether the site is back',
  },
  refreshing: {
    id: 'closed.maintenance.still',
    defaultMessage: 'Still closed. Thank you for waiting.',
    description: 'After the button was used and the site is still closed',
  },
  regionTitle: {
    id: 'closed.region.title',
    defaultMessage: 'Not available where you are',
    description: 'Title of the page for blocked regions',
  },
  regionText: {
    id: 'closed.region.text',
    defaultMessage: 'By law, or by the terms of its licence, {brand} may not offer its games in your region.',
    description: 'Why the site is blocked',
  },
  regionIp: {
    id: 'closed.region.ip',
    defaultMessage: 'Your IP address',
    description: 'Before the IP address of the visitor',
  },
  regionMistake: {
    id: 'closed.region.mistake',
    defaultMessage: 'If you think this is a mistake, switch off any VPN or proxy and load the page again.',
    description: 'What a visitor may try',
  },
});
