import { expect, test } from 'vitest';
import { keptOnceThere } from '../src/keptOnceThere.ts';

test('BRAND-04a the brand’s own words come once for all packs; where they did not come they are asked for again', async () => {
  const asked: string[] = [];
  let online = false;
  const words = keptOnceThere((address: string) => {
    asked.push(address);
    return online ? Promise.resolve({ from: address }) : Promise.reject(new Error('offline'));
  });
  await expect(words('/words-EN.json')).rejects.toThrow('offline');
  online = true;
  await expect(Promise.all([words('/words-EN.json'), words('/words-EN.json')])).resolves.toEqual([
    { from: '/words-EN.json' },
    { from: '/words-EN.json' },
  ]);
  await expect(words('/words-ES.json')).resolves.toEqual({ from: '/words-ES.json' });
  expect(asked).toEqual(['/words-EN.json', '/words-EN.json', '/words-ES.json']);
});
