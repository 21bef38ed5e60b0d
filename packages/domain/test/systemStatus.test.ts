import { expect, test } from 'vitest';
import { type PermissionGates, type StatusAnswer, type SystemStatus, systemStatus } from '../src/systemStatus.ts';

const open: PermissionGates = { maintenance: { on: false, endTime: undefined }, regionRestriction: false };
const answer = (status: StatusAnswer['status'], more: Partial<StatusAnswer> = {}): StatusAnswer => ({
  status,
  endTime: undefined,
  ip: undefined,
  ...more,
});

test.each<[string, PermissionGates | undefined, StatusAnswer | undefined, SystemStatus]>([
  ['nothing known yet', undefined, undefined, { kind: 'open' }],
  ['both open', open, answer(0), { kind: 'open' }],
  ['status 1', open, answer(1, { endTime: 9 }), { kind: 'maintenance', endTime: 9 }],
  ['status 2', open, answer(2, { ip: '192.0.2.1' }), { kind: 'region', ip: '192.0.2.1' }],
  [
    'maintenance in the permission answer alone',
    { ...open, maintenance: { on: true, endTime: 7 } },
    undefined,
    { kind: 'maintenance', endTime: 7 },
  ],
  [
    'an end time known to one answer only',
    { ...open, maintenance: { on: true, endTime: 7 } },
    answer(1),
    { kind: 'maintenance', endTime: 7 },
  ],
  [
    'the visitor address from the permission answer',
    { ...open, regionRestriction: true, location: { ip: '2001:db8::1' } },
    answer(0),
    { kind: 'region', ip: '2001:db8::1' },
  ],
  [
    'both reasons at once',
    { ...open, regionRestriction: true },
    answer(1),
    { kind: 'maintenance', endTime: undefined },
  ],
])('SHELL-16a %s', (_, permission, status, wanted) => {
  expect(systemStatus(permission, status)).toEqual(wanted);
});
