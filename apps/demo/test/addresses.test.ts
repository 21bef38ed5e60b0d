import type { networkInterfaces } from 'node:os';
import { demoAccounts } from '@marquee/sandbox/accounts';
import { describe, expect, test } from 'vitest';
import { addressesOf } from '../src/addresses.ts';
import { greeting } from '../src/greeting.ts';

const card = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const;
const interfaces = {
  lo: [card('127.0.0.1', 'IPv4', true), card('::1', 'IPv6', true)],
  wifi: [card('192.168.1.20', 'IPv4'), card('fe80::1', 'IPv6'), card('2001:db8::20', 'IPv6')],
} as unknown as ReturnType<typeof networkInterfaces>;

const local = (...ids: string[]) => ids.map((id) => ({ id, url: `http://${id}.localhost:4173` }));
const at = (address: string, only?: string) =>
  addressesOf({ address, port: 4173, brands: only ? [only] : ['red', 'blue'], only }, interfaces);

describe('where the demo says it is', () => {
  test.each([
    ['127.0.0.1', undefined, local('red', 'blue'), []],
    ['::1', 'red', local('red'), []],
    ['0.0.0.0', undefined, local('red', 'blue'), []],
    ['0.0.0.0', 'red', local('red'), ['http://192.168.1.20:4173']],
    ['::', 'red', local('red'), ['http://192.168.1.20:4173', 'http://[2001:db8::20]:4173']],
    ['192.168.1.20', 'red', [], ['http://192.168.1.20:4173']],
    ['2001:db8::20', 'red', [], ['http://[2001:db8::20]:4173']],
    ['127.0.0.2', 'red', [], ['http://127.0.0.2:4173']],
    ['192.168.1.20', undefined, [], []],
  ])('bound to %s with --brand %s', (address, only, expectedLocal, others) => {
    expect(at(address, only)).toEqual({ local: expectedLocal, others });
  });

  const said = (address: string, only?: string) => greeting({ addresses: at(address, only), accounts: demoAccounts });

  test('AUTH-07 an address for other machines comes with what a login needs', () => {
    expect(said('0.0.0.0', 'red')).toContain(`
  red  http://red.localhost:4173
       http://192.168.1.20:4173

A login needs https or localhost`);
    expect(said('127.0.0.1', 'red')).not.toContain('A login needs');
  });

  test('where only the host names of brands are answered, the way out is said', () => {
    expect(said('192.168.1.20')).toContain('add --brand <id>');
    expect(said('192.168.1.20')).not.toContain('http://');
  });
});
