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
  ['const a = <p>{`$' + "{open ? 'Close' : 'Open'} $" + '{count}`}</p>;', ['Close', 'Open']],
  ["const a = <p>{open && (busy ? 'Wait' : null)}</p>;", ['Wait']],
  ["const a = <p>{['Close', name].join(' ')}</p>;", ['Close']],
  ["const text = 'Close';\nconst a = <p title={text}>{text}</p>;", ['Close']],
  ["const texts = { close: 'Close' } as const;\nconst a = <p>{texts.close}</p>;", ['Close']],
  ["const column = { label: 'Amount', key: 'amount' };", ['Amount']],
  ["const failure = { message: wide ? 'It did not work' : shorter };", ['It did not work']],
  ['const place = { title: `Hello $' + '{name}` };', ['Hello …']],
  ["const Button = ({ label = 'Close' }: Props) => <b aria-label={label} />;", ['Close']],
  ['const a = <Place heading="Nothing here" emptyText="Nothing" />;', ['Nothing here', 'Nothing']],
  ["const a = <Button closeLabel={'Close'} />;", ['Close']],
  ["document.title = 'Welcome';", ['Welcome']],
  ["const a = createElement('p', null, 'Hello');", ['Hello']],
  ['const a = <Box children="Hello" />;', ['Hello']],
  ["const labelOf = () => 'Close';\nconst a = <p>{labelOf()}</p>;", ['Close']],
  ["const texts = { open: 'Open it', shut: 'Shut it' };\nconst a = <p>{texts[kind]}</p>;", ['Open it', 'Shut it']],
  ["node.textContent += 'now';", ['now']],
  ["node.setAttribute('aria-label', 'Close');", ['Close']],
  ["const a = <p>{'Close' || name}{name + 'now'}{'Then' + name}</p>;", ['Close', 'now', 'Then']],
  ["const a = <p>{(text = 'Close')}</p>;", ['Close']],
  ["if (window.confirm('Sure?')) go();", ['Sure?']],
])('%s is found', (text, found) => {
  expect(said(text)).toEqual(found);
});

test.each([
  'const a = <p>{intl.formatMessage(messages.close)}</p>;',
  'const a = <p>{amount} · {count} / 3</p>;',
  "const a = <p>{' '}</p>;",
  'const a = <img alt="" />;',
  "const a = <p>{kind === 'open' && <b />}</p>;",
  "const a = <p>{kind === 'small' || <b />}</p>;",
  "const isA = brand.name === 'Harbor';\nconst a = <p>{isA || <b />}{'kind' in row && <b />}</p>;",
  'const a = <button type="button" className="wide" aria-label={label} />;',
  'const a = <p>{format(day, "short")}</p>;',
  'const a = <p>{/* never shown */}</p>;',
  "const a = <p>{['open', 'shut'].map((kind) => <b key={kind} />)}</p>;",
  "const closes = { id: 'a.b', defaultMessage: 'Close', description: 'Button that closes' };",
  "const failed = { error: 'timeout', hint: 'status', text: 'auto' };",
  "const kind = 'Close';\nconst Button = ({ kind }: Props) => <p>{kind}</p>;",
  "const column = { key: 'Amount', name: 'Amount' };",
  'const a = <TextField name="q" hint={hint} enterKeyHint="search" />;',
  'node.textContent = text;',
  "node.setAttribute('data-kind', 'Close');",
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
    'packages/blocks/src/kinds.ts': "export const kind = { label: 'Close' };",
    'packages/sandbox/src/kinds.ts': "export const kind = { label: 'Close' };",
    'packages/ui/src/test/Frame.tsx': text,
  });
  expect(await words.check(root)).toMatchObject({
    findings: [
      { file: 'apps/web/src/a.tsx', line: 1, column: 21, mend: expect.stringContaining('X.messages.ts') },
      { file: 'packages/blocks/src/kinds.ts' },
      { file: 'packages/ui/src/test/Frame.tsx' },
    ],
  });
});
