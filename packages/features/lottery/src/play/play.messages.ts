import { defineMessages } from 'react-intl';

export const play = defineMessages({
  lottery: {
    id: 'lottery.play.lottery',
    defaultMessage: 'Lottery',
    description: 'Title of a lottery whose name is not known',
  },
  logInTitle: {
    id: 'lottery.play.logInTitle',
    defaultMessage: 'Log in to play',
    description: 'Heading where a visitor opened a lottery',
  },
  logInText: {
    id: 'lottery.play.logInText',
    defaultMessage: 'The lottery opens once you are logged in.',
    description: 'Under that heading',
  },
  failed: {
    id: 'lottery.play.failed',
    defaultMessage: 'The lottery could not be opened',
    description: 'Heading over why',
  },
  forbidden: {
    id: 'lottery.play.forbidden',
    defaultMessage: 'It opens at an address that this site does not allow. Customer service can help.',
    description: 'Under that heading',
  },
  toLotteries: { id: 'lottery.play.toLotteries', defaultMessage: 'To all lotteries', description: 'Button' },
});
