import { faultForms } from '@marquee/sandbox/faults';
import { describe, expect, test } from 'vitest';
import { help, readArguments } from '../src/arguments.ts';

describe('what the demo is started with', () => {
  test('listens on this machine only, port 4173, unless said', () => {
    expect(readArguments([], {})).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      brand: undefined,
      scenario: 'normal',
      fault: '',
    });
  });

  test('takes port, host and data folder from the environment, the command line first', () => {
    const env = { PORT: '5000', HOST: '0.0.0.0', DATA_DIR: '/kept' };
    expect(readArguments([], env)).toMatchObject({ port: 5000, host: '0.0.0.0', data: '/kept' });
    expect(readArguments(['--port', '6000', '--host', '::1', '--data', ''], env)).toMatchObject({
      port: 6000,
      host: '::1',
      data: '',
    });
    expect(readArguments(['--host=', '--port='], env)).toMatchObject({ port: 5000, host: '0.0.0.0' });
    expect(readArguments(['--host='], { PORT: '', HOST: '' })).toMatchObject({ port: 4173, host: '127.0.0.1' });
  });

  test('takes a brand, a scenario, and several faults', () => {
    const args = [
      '--brand',
      'red',
      '--scenario',
      'maintenance',
      '--fault',
      'wallet.balance=500',
      '--fault',
      '*=latency(200)',
    ];
    expect(readArguments(args, {})).toMatchObject({
      brand: 'red',
      scenario: 'maintenance',
      fault: 'wallet.balance=500,*=latency(200)',
    });
  });

  test('SDK-03 every fault is in the help, and can be asked for', () => {
    for (const form of faultForms) {
      expect(help).toContain(form);
      const fault = `*=${form.replace('(ms)', '(9)')}`;
      expect(readArguments(['--fault', fault], {})).toMatchObject({ fault });
    }
  });

  test.each([
    [['--port', 'http'], '"http" is no port'],
    [['--port', '65536'], '"65536" is no port'],
    [['--port', '-1'], 'port'],
    [['--scenario', 'party'], 'There is no scenario "party". Known: normal, maintenance'],
    [['--fault', 'balance=500'], 'There is no call "balance". Known: *, session.login'],
    [['--fault', 'wallet.balance=boom'], 'There is no fault "boom". Known: latency(ms), timeout'],
    [['--fault', '*=latency(slow)'], 'There is no fault "latency(slow)". Known: latency(ms), timeout'],
    [['--fault', 'wallet.balance'], 'Write a fault as call=fault'],
    [['--brnad', 'red'], "Unknown option '--brnad'"],
    [['red'], "Unexpected argument 'red'"],
  ])('%j is refused with a message that says why', (args, message) => {
    expect(() => readArguments(args, {})).toThrow(message);
  });
});
