import { aboutsIn } from '@marquee/platform-tools/openapi/abouts';
import { openApiDocument } from '@marquee/platform-tools/openapi/document';
import { createSchemas } from '@marquee/platform-tools/openapi/schemas';
import type { Call } from '@marquee/sdk/contract/call';
import { areas } from '@marquee/sdk/contract/calls';
import { schemaText } from './schemaText.ts';
import { WideTable } from './WideTable.tsx';

const sources = import.meta.glob<string>('../../../packages/sdk/src/contract/*/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const abouts = aboutsIn(Object.values(sources));
const { schemaOf } = createSchemas();

/** The calls of each area, and the fields that they share. */
export function PlatformCalls() {
  const { schemas } = openApiDocument().components;
  return (
    <>
      {Object.entries(areas).map(([area, calls]) => (
        <section key={area}>
          <h2>{area}</h2>
          {Object.values<Call>(calls).map((call) => (
            <CallDetails key={call.id} call={call} />
          ))}
        </section>
      ))}
      <section>
        <h2>Shared fields</h2>
        {Object.entries(schemas).map(([name, schema]) => (
          <details key={name}>
            <summary>{name}</summary>
            {typeof schema.description === 'string' && <p>{schema.description}</p>}
            <pre>{schemaText(schema)}</pre>
          </details>
        ))}
      </section>
    </>
  );
}

function CallDetails({ call }: { call: Call }) {
  return (
    <details>
      <summary>
        <code>{call.id}</code> {call.method} <code>{call.path}</code>
        {call.sealed && ' (sealed)'}
        {call.assumed && ' (assumed)'}
      </summary>
      <p>{abouts[call.id]}</p>
      <WideTable label={`Facts of ${call.id}`}>
        <tbody>
          {factsOf(call).map(([name, fact]) => (
            <tr key={name}>
              <th>{name}</th>
              <td>{fact}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <h4>{call.method === 'GET' || call.method === 'DELETE' ? 'Query' : 'Body'}</h4>
      <pre>{schemaText(schemaOf(call.input, call.id))}</pre>
      <h4>{call.bare ? 'Answer' : 'Value'}</h4>
      <pre>{schemaText(schemaOf(call.output, call.id))}</pre>
    </details>
  );
}

function factsOf(call: Call): [name: string, fact: string][] {
  const sessions = { none: 'none', optional: 'goes along if there is one', required: 'required' };
  const effects = { read: 'reads', write: 'changes something', money: 'moves money or points' };
  return [
    ['Effect', effects[call.effect]],
    ['Session', call.who === 'agent' ? "an agent's" : sessions[call.session]],
    ['Module', call.module],
    ['Specification', call.spec],
    ...(call.cacheMs === undefined ? [] : [['Reused for', `${call.cacheMs / 1000} s`] satisfies [string, string]]),
    ...(call.localized ? [['Language', 'asked anew when it changes'] satisfies [string, string]] : []),
    ...(call.settlement
      ? [['A lost answer', `is settled by ${call.settlement.by.id}`] satisfies [string, string]]
      : []),
    ...(call.extension ? [['Extension', 'beyond the specification'] satisfies [string, string]] : []),
  ];
}
