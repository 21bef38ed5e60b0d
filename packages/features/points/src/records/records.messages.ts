import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  noRedeemed: {
    id: 'points.records.noRedeemed',
    defaultMessage: 'You have not redeemed anything yet',
    description: 'In place of an empty list',
  },
  noHistory: {
    id: 'points.records.noHistory',
    defaultMessage: 'Nothing has changed your points yet',
    description: 'In place of an empty list',
  },
  noHistoryText: {
    id: 'points.records.noHistoryText',
    defaultMessage: 'Points come with your deposits.',
    description: 'Under that line',
  },
  noneOfType: {
    id: 'points.records.noneOfType',
    defaultMessage: 'There is no change of this kind',
    description: 'In place of a list that is empty under the chosen filter',
  },
  time: { id: 'points.records.time', defaultMessage: 'Time', description: 'Column' },
  reward: { id: 'points.records.reward', defaultMessage: 'Reward', description: 'Column' },
  quantity: { id: 'points.records.quantity', defaultMessage: 'Quantity', description: 'Column' },
  points: { id: 'points.records.points', defaultMessage: 'Points', description: 'Column' },
  status: { id: 'points.records.status', defaultMessage: 'Status', description: 'Column' },
  change: { id: 'points.records.change', defaultMessage: 'Change', description: 'Column: what changed the points' },
  balance: { id: 'points.records.balance', defaultMessage: 'Balance', description: 'Column: the points afterwards' },
  remark: { id: 'points.records.remark', defaultMessage: 'Remark', description: 'Column' },
  kind: { id: 'points.records.kind', defaultMessage: 'Kind of change', description: 'Name of a filter' },
  anyKind: {
    id: 'points.records.anyKind',
    defaultMessage: 'All changes',
    description: 'Filter: changes of every kind',
  },
});

/** How a redemption stands (PROM-03a). */
export const statuses = defineMessages({
  inProcess: { id: 'points.status.inProcess', defaultMessage: 'In process', description: 'Status of a redemption' },
  rejected: { id: 'points.status.rejected', defaultMessage: 'Rejected', description: 'Status of a redemption' },
  approved: { id: 'points.status.approved', defaultMessage: 'Approved', description: 'Status of a redemption' },
});

/** What changed the points. */
export const kinds = defineMessages({
  earned: { id: 'points.kind.earned', defaultMessage: 'Earned', description: 'What changed the points: a deposit' },
  redeemed: { id: 'points.kind.redeemed', defaultMessage: 'Redeemed', description: 'What changed the points' },
  returned: {
    id: 'points.kind.returned',
    defaultMessage: 'Returned',
    description: 'What changed the points: a redemption was turned down',
  },
  converted: {
    id: 'points.kind.converted',
    defaultMessage: 'Converted',
    description: 'What changed the points: they were turned into money',
  },
  granted: {
    id: 'points.kind.granted',
    defaultMessage: 'Granted',
    description: 'What changed the points: the operator gave them',
  },
  unknown: {
    id: 'points.kind.unknown',
    defaultMessage: 'Other',
    description: 'What changed the points: a kind that is not known here',
  },
});
