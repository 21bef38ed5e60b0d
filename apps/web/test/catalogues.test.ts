// @vitest-environment node
import { extractMessages } from '@marquee/brand-tools/sourceMessages';
import { expect, test } from 'vitest';
import { catalogueFaults, faultsOfProduct } from '../build/catalogues.ts';

test('BRAND-12c C08 every message of the code is described, and translated in each bundled language with the same placeholders', async () => {
  const messages = await extractMessages();
  expect([...messages.values()].reduce((sum, group) => sum + group.size, 0)).toBeGreaterThan(50);
  expect(await faultsOfProduct()).toEqual([]);
}, 30_000);

test('C08 a missing, an unknown and a mistaken translation are each named with their mend', async () => {
  const messages = await extractMessages();
  const [namespace, group] = [...messages][0] ?? [];
  if (!namespace || !group) throw new Error('no messages were extracted');
  const extra = new Map(messages).set(
    namespace,
    new Map(group).set(`${namespace}.test.extra`, {
      defaultMessage: 'Extra {n}',
      description: 'for this test',
      file: 'X.messages.ts',
    }),
  );
  const faults = await catalogueFaults(extra);
  expect(faults).toContainEqual({
    ...{ file: `apps/web/lang/${namespace}/VI.json`, id: `${namespace}.test.extra` },
    what: `"${namespace}.test.extra" is missing.`,
    mend: 'Translate: Extra {n}',
  });
  expect(faults).toContainEqual({
    file: `apps/web/lang/${namespace}/EN.json`,
    what: 'This is not what the code says.',
    mend: expect.stringContaining('messages'),
  });
}, 30_000);

test('BRAND-12c a message without a description or with broken braces is named once, with its file and its mend', async () => {
  const messages = await extractMessages();
  const [namespace, group] = [...messages][0] ?? [];
  if (!namespace || !group) throw new Error('no messages were extracted');
  const id = `${namespace}.test.broken`;
  const broken = { defaultMessage: 'Broken {n', description: undefined, file: 'packages/x/X.messages.ts' };
  const faults = await catalogueFaults(new Map(messages).set(namespace, new Map(group).set(id, broken)));
  expect(faults.filter(({ file }) => file === broken.file)).toEqual([
    {
      ...{ file: broken.file, id },
      what: expect.stringContaining(' has no description, '),
      mend: 'Say where it shows and what it means.',
    },
    {
      ...{ file: broken.file, id },
      what: `"${id}" is no ICU message and cannot be shown: Broken {n.`,
      mend: 'Close its braces and tags.',
    },
  ]);
}, 30_000);
