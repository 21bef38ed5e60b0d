import { phoneFailures } from '@marquee/sdk/phone/phoneFailure';
import { expect, test } from 'vitest';
import { phoneFailureMessages } from './phoneFailure.messages.ts';

const catalogues = import.meta.glob<Record<string, string>>('../../../../apps/web/lang/account/*.json', {
  eager: true,
  import: 'default',
});

test('ERR-02 AUTH-18 every way in which phone sign-in fails has words of its own', () => {
  const kinds = [...new Set(Object.values(phoneFailures))];
  expect(Object.keys(phoneFailureMessages).sort()).toEqual(kinds.sort());
  const texts = Object.values(phoneFailureMessages).map(({ defaultMessage }) => defaultMessage);
  expect(new Set(texts).size).toBe(11);
  expect(Object.keys(catalogues)).not.toHaveLength(0);
});

test.each(Object.entries(catalogues))('ERR-02 the eleven messages are there in %s, each another', (_, catalogue) => {
  const texts = Object.values(phoneFailureMessages).map(({ id }) => catalogue[id]);
  expect(new Set(texts.filter(Boolean)).size).toBe(11);
});
