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
  ["const steps = ['Sign up', 'Play'];\nconst a = steps.map((s) => <li>{s}</li>);", ['Sign up', 'Play']],
  ["const a = [{ name: 'Slot games' }].map(({ name }) => <li>{name}</li>);", ['Slot games']],
  ["const rows = [{ a: { name: 'Slots' } }] as const;\nconst a = rows.map((row) => <b>{row.a.name}</b>);", ['Slots']],
  ["const more = ['Play'];\nconst a = [...more, 'Win'].filter(Boolean).map((s) => <b>{s}</b>);", ['Play', 'Win']],
  ["const a = [['/a', 'Slots']].map(([to, name]) => <Link to={to}>{name}</Link>);", ['Slots']],
  ["const names = { a: 'Slots' };\nconst a = Object.values(names).map((name) => <b>{name}</b>);", ['Slots']],
  ["const a = Object.entries({ a: 'Slots' }).map(([key, name]) => <b key={key}>{name}</b>);", ['Slots']],
  ["const steps = ['play'];\nconst a = <p>{steps}{steps.map((s) => `$" + '{s}!`)}{steps.join()}</p>;', ['play']],
  ["const rows = [{ id: 1, name: 'Slots' }];\nconst a = <p>{rows.find(is)?.name}</p>;", ['Slots']],
  ["for (const s of ['Play']) list.push(<li>{s}</li>);", ['Play']],
  ["const { close } = { close: 'Close' };\nconst a = <p>{close}</p>;", ['Close']],
  ["function label() {\n  if (a) return x;\n  return 'Deposit now';\n}\nconst a = <p>{label()}</p>;", ['Deposit now']],
  [
    "const label = () => {\n  return won ? 'You have won' : 'lost';\n};\nconst a = <p>{label()}</p>;",
    ['You have won', 'lost'],
  ],
  ["const label = useCallback(() => 'Close', []);\nconst a = <p>{label()}</p>;", ['Close']],
  ["const label = useMemo(() => 'Close', []);\nconst a = <p>{label}</p>;", ['Close']],
  ["const a = ({ size = 'small' }) => <p>{size}</p>;", ['small']],
  ["const offer = { id: 'update', children: 'saved' };", ['saved']],
  ["const a = <ToastRegion toasts={busy ? [] : [{ id: 'a', title: 'saved', children: text }]} />;", ['saved']],
  ["setToasts((now) => [...now, { id: 'a', title: 'saved' }]);", ['saved']],
  ["toast('saved', { id: 'update' });", ['saved']],
  ["const text = 'saved';\ntoast.success(text);", ['saved']],
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
  "const kinds = ['small', 'wide'];\nconst a = kinds.map((kind) => <Box key={kind} size={kind} />);",
  "const rows = [{ id: 'a', message: messages.a }];\nconst a = rows.map(({ id, message }) => <b key={id}>{say(message)}</b>);",
  "function kind() {\n  const say = () => {\n    return 'Close';\n  };\n  return <b />;\n}\nconst a = <p>{kind()}</p>;",
  "const kind = () => {\n  return 'small';\n};\nconst a = <p className={kind()}>{kind() === 'small' && <b />}</p>;",
  "const load = async () => 'Close';\nconst a = <p>{load()}</p>;",
  'const round = () => round();\nconst list = [...list, list[0]];\nconst a = <p>{round()}{list}{list.map((one) => one)}</p>;',
  "dismissToast('update');\nconst a = <ToastRegion toasts={[{ id: 'update', tone: 'positive', children: text }]} />;",
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
