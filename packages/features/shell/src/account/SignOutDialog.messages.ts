import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'desk.signOut.title',
    defaultMessage: 'Sign out?',
    description: 'Title of the dialog that asks before signing out',
  },
  text: {
    id: 'desk.signOut.text',
    defaultMessage: 'You will need to log in again to play.',
    description: 'What signing out means',
  },
  confirm: { id: 'desk.signOut.confirm', defaultMessage: 'Sign out', description: 'Button that signs out' },
  cancel: {
    id: 'desk.signOut.cancel',
    defaultMessage: 'Stay logged in',
    description: 'Button that closes the dialog and changes nothing',
  },
});
