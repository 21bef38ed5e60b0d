import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '@marquee/sdk/contract/call';
import { areas, type CallId, calls } from '@marquee/sdk/contract/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { aboutsIn } from '../src/openapi/abouts.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { examplesOf } from '../src/openapi/examples.ts';

const contract = fileURLToPath(new URL('../../sdk/src/contract', import.meta.url));
const sources = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(contract, name), 'utf8'));
const abouts = aboutsIn(sources);
const ids = Object.keys(calls) as CallId[];

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  description: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: { value?: unknown } }> }>;
  'x-marquee-effect': string;
}

const examples = await examplesOf(ids);
const document = openApiDocument({ abouts, examples });
const operations = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods) as Operation[])
    .map((operation) => [operation.operationId, operation]),
);
const operation = (id: CallId) => {
  const found = operations.get(id);
  if (!found) throw new Error(`${id} is not in the document`);
  return found;
};

describe('the document', () => {
  test('SDK-01b is valid OpenAPI 3.1, with and without examples', async () => {
    for (const one of [document, openApiDocument()]) {
      const { valid, errors } = await new Validator().validate({ ...structuredClone(one) });
      expect(errors ?? []).toEqual([]);
      expect(valid).toBe(true);
    }
  });

  test('SDK-01b holds every call once, at its path, under its area', () => {
    expect([...operations.keys()].sort()).toEqual([...ids].sort());
    for (const [area, of] of Object.entries(areas)) {
      for (const call of Object.values<Call>(of)) {
        const at = document.paths[call.path]?.[call.method.toLowerCase()] as Operation;
        expect([at.operationId, at.tags, at['x-marquee-effect']]).toEqual([call.id, [area], call.effect]);
      }
    }
  });

  test('SDK-01b every call says what it is for and where the specification has it', () => {
    for (const id of ids) {
      expect(abouts[id], id).toMatch(/\w{3}/);
      expect(operation(id).description, id).toContain(`Specification: ${calls[id].spec}.`);
    }
  });

  test('SDK-04b a session is asked for where the call requires one', () => {
    expect(operation('wallet.balance').security).toEqual([{ token: [] }]);
    expect(operation('system.permission').security).toEqual([{}, { token: [] }]);
    expect(operation('session.login').security).toEqual([]);
  });

  test('SDK-04a a sealed body is a JWE, and shows what is in it', () => {
    const body = operation('session.login').requestBody?.content['application/jose'];
    expect(body?.schema).toMatchObject({
      type: 'string',
      contentSchema: { properties: { username: { type: 'string' } }, examples: [{ type: 'username' }] },
    });
  });

  test('SDK-05b what changes something bears a key, what only reads does not', () => {
    for (const id of ids) {
      const bears = operation(id).parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
      expect([id, bears]).toEqual([id, calls[id].effect !== 'read']);
    }
  });

  test('SDK-01b every call has an example of its answer', () => {
    for (const id of ids) {
      const call: Call = calls[id];
      const shown = operation(id).responses['200']?.content?.['application/json'];
      expect(call.bare ? 'example' in (shown ?? {}) : shown?.example, id).toBeTruthy();
    }
  });

  test('SDK-01b a question’s fields are in its address', () => {
    expect(operation('system.permission').parameters).toContainEqual(
      expect.objectContaining({ name: 'host', in: 'query', required: true }),
    );
  });
});

test('SDK-01b what is written above a declaration is read from its file', () => {
  const source = `/** Another. */\nconst x = 1;\n/**\n * Opens it,\n * slowly.\n */\nexport const open = defineCall({\n  id: 'a.open',`;
  expect(aboutsIn([source])).toEqual({ 'a.open': 'Opens it, slowly.' });
});
