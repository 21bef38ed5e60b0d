import { defineMessages } from 'react-intl';

export const account = defineMessages({
  total: { id: 'member.account.total', defaultMessage: 'Total balance', description: 'What is in all wallets' },
  main: {
    id: 'member.account.main',
    defaultMessage: 'Main wallet',
    description: 'What is in the wallet that deposits reach',
  },
  games: {
    id: 'member.account.games',
    defaultMessage: 'In games',
    description: 'What is in the wallets of game providers',
  },
  withdrawing: {
    id: 'member.account.withdrawing',
    defaultMessage: 'Being withdrawn',
    description: 'What was asked for and is not yet received',
  },
  profile: {
    id: 'member.account.profile',
    defaultMessage: 'Profile',
    description: 'Heading over what a member told of themselves',
  },
  security: {
    id: 'member.account.security',
    defaultMessage: 'Security',
    description: 'Heading over passwords, phone and e-mail',
  },
  userName: { id: 'member.account.userName', defaultMessage: 'User name', description: 'Name of a fact' },
  nickname: { id: 'member.account.nickname', defaultMessage: 'Nickname', description: 'Name of a fact' },
  fullName: { id: 'member.account.fullName', defaultMessage: 'Full name', description: 'Name of a fact' },
  birthday: { id: 'member.account.birthday', defaultMessage: 'Birthday', description: 'Name of a fact' },
  nationality: { id: 'member.account.nationality', defaultMessage: 'Nationality', description: 'Name of a fact' },
  placeOfBirth: { id: 'member.account.placeOfBirth', defaultMessage: 'Place of birth', description: 'Name of a fact' },
  address: { id: 'member.account.address', defaultMessage: 'Address', description: 'Name of a fact' },
  occupation: { id: 'member.account.occupation', defaultMessage: 'Occupation', description: 'Name of a fact' },
  sourceOfIncome: {
    id: 'member.account.sourceOfIncome',
    defaultMessage: 'Source of income',
    description: 'Name of a fact',
  },
  telegram: {
    id: 'member.account.telegram',
    defaultMessage: 'Telegram',
    description: 'Name of a fact: account of a messenger',
  },
  zalo: { id: 'member.account.zalo', defaultMessage: 'Zalo', description: 'Name of a fact: account of a messenger' },
  bankAccount: {
    id: 'member.account.bankAccount',
    defaultMessage: 'Bank account',
    description: 'Name of a fact: its number, masked',
  },
  password: {
    id: 'member.account.password',
    defaultMessage: 'Login password',
    description: 'Name of a fact, beside a button that changes it',
  },
  paymentPassword: {
    id: 'member.account.paymentPassword',
    defaultMessage: 'Payment password',
    description: 'Name of a fact: the password that withdrawals ask for',
  },
  mobile: { id: 'member.account.mobile', defaultMessage: 'Mobile number', description: 'Name of a fact' },
  email: { id: 'member.account.email', defaultMessage: 'E-mail', description: 'Name of a fact' },
  lastLogin: { id: 'member.account.lastLogin', defaultMessage: 'Last login', description: 'Name of a fact: when' },
  lastIp: {
    id: 'member.account.lastIp',
    defaultMessage: 'Last address',
    description: 'Name of a fact: internet address of the last login',
  },
  set: { id: 'member.account.set', defaultMessage: 'Set', description: 'Beside a password: there is one' },
  notSet: {
    id: 'member.account.notSet',
    defaultMessage: 'Not set',
    description: 'Beside a password, a phone or an e-mail: there is none',
  },
  change: { id: 'member.account.change', defaultMessage: 'Change', description: 'Button: changes the login password' },
});
