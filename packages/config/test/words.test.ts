import { expect, test } from 'vitest';
import { wordFindings, words } from '../words/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

const said = (text: string) => wordFindings(code(text)).map(({ what }) => /"(.*)"/.exec(what)?.[1]);

test.each([
  ['const a = <p>Not translated</p>;', ['Not translated']],
  ['const a = <p>\n  Hello, {name}\n</p>;', ['Hello,']],
  ["const a = <p>{'Close'}</p>;", ['Close']],
  ["const a = <p>{open ? 'Close' : 'Open'}</p>;", ['Close', 'Open']],
  ["const a = <p>{name ?? 'Nobody'}</p>;", ['Nobody']],
  ['const a = <p>{`Total: $' + '{sum}`}</p>;', ['Total: …']],
  ['const a = <button aria-label="Close" />;', ['Close']],
  ['const a = <input placeholder={\'Name\'} title="Your name" />;', ['Name', 'Your name']],
  ["const a = <img alt={seen ? 'A ship' : ''} />;", ['A ship']],
  ['const a = <Field label="Name" />;', ['Name']],
  ['const a = <p>你好</p>;', ['你好']],
])('%s is found', (text, found) => {
  expect(said(text)).toEqual(found);
});

test.each([
  'const a = <p>{intl.formatMessage(messages.close)}</p>;',
  'const a = <p>{amount} · {count} / 3</p>;',
  "const a = <p>{' '}</p>;",
  'const a = <img alt="" />;',
  "const a = <p>{kind === 'open' && <b />}</p>;",
  'const a = <button type="button" className="wide" aria-label={label} />;',
  'const a = <p>{format(day, "short")}</p>;',
  'const a = <p>{/* never shown */}</p>;',
])('%s has no words of its own', (text) => {
  expect(said(text)).toEqual([]);
});

test('words are found in components, with how to mend them; stories, tests and their helpers may write theirs', async () => {
  const text = 'export const a = <p>Hello</p>;';
  const root = makeFolder({
    'apps/web/src/a.tsx': text,
    'packages/ui/src/a/A.stories.tsx': text,
    'packages/ui/src/a/A.test.tsx': text,
    'packages/testing/src/Frame.tsx': text,
    'packages/ui/test/Frame.tsx': text,
    'packages/ui/src/test/Frame.tsx': text,
  });
  expect(await words.check(root)).toMatchObject({
    findings: [
      { file: 'apps/web/src/a.tsx', line: 1, column: 21, mend: expect.stringContaining('X.messages.ts') },
      { file: 'packages/ui/src/test/Frame.tsx' },
    ],
  });
});
