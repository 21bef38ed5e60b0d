import { defineMessages } from 'react-intl';

/** Names of the fields; the keys are the names that the platform knows them by. */
export const fieldLabels = defineMessages({
  username: {
    id: 'account.field.username',
    defaultMessage: 'User name',
    description: 'Label of a form field: the name to log in with',
  },
  password: {
    id: 'account.field.password',
    defaultMessage: 'Password',
    description: 'Label of a form field: a password of one’s choice',
  },
  oldPassword: {
    id: 'account.field.oldPassword',
    defaultMessage: 'Current password',
    description: 'Label of a form field: the password that is to be replaced',
  },
  confirmPassword: {
    id: 'account.field.confirmPassword',
    defaultMessage: 'Confirm password',
    description: 'Label of a form field: the chosen password once more',
  },
  payeeName: {
    id: 'account.field.payeeName',
    defaultMessage: 'Name of the account holder',
    description: 'Label of a form field: the name on the player’s bank account, to which withdrawals are paid',
  },
  email: { id: 'account.field.email', defaultMessage: 'E-mail', description: 'Label of a form field: e-mail address' },
  qqNum: {
    id: 'account.field.qqNum',
    defaultMessage: 'QQ',
    description: 'Label of a form field: number at the messenger QQ',
  },
  verificationCode: {
    id: 'account.field.verificationCode',
    defaultMessage: 'Code from the SMS',
    description: 'Label of a form field: one-time code that was sent by SMS',
  },
  recommenderId: {
    id: 'account.field.recommenderId',
    defaultMessage: 'Recommended by',
    description: 'Label of a form field: ID of whoever recommended the site',
  },
  affiliateCode: {
    id: 'account.field.affiliateCode',
    defaultMessage: 'Invitation code',
    description: 'Label of a form field: code of the agent who invited the player',
  },
  paymentPassword: {
    id: 'account.field.paymentPassword',
    defaultMessage: 'Payment password',
    description: 'Label of a form field: digits that confirm a withdrawal later',
  },
  line: {
    id: 'account.field.line',
    defaultMessage: 'LINE',
    description: 'Label of a form field: name at the messenger LINE',
  },
  whatsapp: {
    id: 'account.field.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Label of a form field: number at WhatsApp',
  },
  facebook: {
    id: 'account.field.facebook',
    defaultMessage: 'Facebook',
    description: 'Label of a form field: name at Facebook',
  },
  wechat: {
    id: 'account.field.wechat',
    defaultMessage: 'WeChat',
    description: 'Label of a form field: name at WeChat',
  },
  idNumber: {
    id: 'account.field.idNumber',
    defaultMessage: 'ID number',
    description: 'Label of a form field: number of an identity card',
  },
  referralCode: {
    id: 'account.field.referralCode',
    defaultMessage: 'Referral code',
    description: 'Label of a form field: code of the friend who recommended the site',
  },
});

/** What is wrong with a field. */
export const problems = defineMessages<{
  required: Record<never, never>;
  unmet: { rules: string };
  format: Record<never, never>;
  nameFormat: Record<never, never>;
  mismatch: Record<never, never>;
  email: Record<never, never>;
}>({
  required: {
    id: 'account.problem.required',
    defaultMessage: 'This field cannot be empty.',
    description: 'Error under a field that must be filled in',
  },
  unmet: {
    id: 'account.problem.unmet',
    defaultMessage: 'Still needed: {rules}',
    description:
      'Error under a field; {rules} are rules it does not fulfil yet, such as “2 to 15 characters · A digit”',
  },
  format: {
    id: 'account.problem.format',
    defaultMessage: 'The format is not right.',
    description: 'Error under a field whose content the platform does not take in this form',
  },
  nameFormat: {
    id: 'account.problem.nameFormat',
    defaultMessage: 'The format of the name is not right.',
    description: 'Error under the name of the account holder',
  },
  mismatch: {
    id: 'account.problem.mismatch',
    defaultMessage: 'Incorrect confirmation input.',
    description: 'Error under the password confirmation that differs from the password',
  },
  email: {
    id: 'account.problem.email',
    defaultMessage: 'Please enter an e-mail address, such as name@example.com.',
    description: 'Error under the e-mail field',
  },
});

export const hints = defineMessages({
  optional: {
    id: 'account.field.optional',
    defaultMessage: 'Optional',
    description: 'At the end of a field’s label: it may be left empty',
  },
  payeeName: {
    id: 'account.field.payeeNameHint',
    defaultMessage: 'In capitals, exactly as on your bank account. With another name no withdrawal is possible.',
    description: 'Hint under the name of the account holder',
  },
});
