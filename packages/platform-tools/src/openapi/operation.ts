import type { Call } from '@marquee/sdk/contract/call';
import { contentTypes } from '@marquee/sdk/contract/wire';
import * as z from 'zod';
import type { createSchemas, JsonSchema } from './schemas.ts';

/** What a call may be shown with. */
export interface Example {
  /** the input, before sealing */
  readonly input?: unknown;
  /** the `value` of the answer as it travels */
  readonly value?: unknown;
}

export interface Described {
  readonly call: Call;
  readonly area: string;
  /** the docstring of its declaration */
  readonly about?: string | undefined;
  readonly example?: Example | undefined;
}

type Schemas = ReturnType<typeof createSchemas>;

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const inQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE';
const shown = (example: unknown) => (example === undefined ? {} : { example });

/** The parts of an input that travel by name. */
function queryOf(schema: JsonSchema, example: unknown): object[] {
  const { properties, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  // alternatives of whole inputs: OpenAPI spreads an object over the query
  if (!properties)
    return schema.type === 'object' ? [] : [{ name: 'input', in: 'query', style: 'form', explode: true, schema }];
  const values = (example ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
    ...shown(values[name]),
  }));
}

function bodyOf(call: Call, schema: JsonSchema, example: unknown): object {
  if (call.sealed) {
    const payload = example === undefined ? schema : { ...schema, examples: [example] };
    const sealed = {
      type: 'string',
      description: 'Compact JWE (RFC 7516) for a key of system.jwks: RSA-OAEP-256 and A256GCM. Sealed in it:',
      contentMediaType: contentTypes.json,
      contentSchema: payload,
    };
    return { required: true, content: { [contentTypes.sealed]: { schema: sealed } } };
  }
  if (call.encoding === 'multipart') return { required: true, content: { 'multipart/form-data': { schema } } };
  return { required: true, content: { [contentTypes[call.encoding ?? 'json']]: { schema, ...shown(example) } } };
}

/** The answer of a call that went well. */
function answerOf(call: Call, schema: JsonSchema, value: unknown): object {
  if (call.bare) return { description: 'The value itself', content: json(schema, value) };
  const needed = z.safeParse(call.output, undefined).success ? ['success'] : ['success', 'value'];
  const success = {
    type: 'object',
    required: needed,
    properties: { success: { const: true }, message: { type: ['string', 'null'] }, value: schema },
  };
  const example = value === undefined ? undefined : { success: true, message: '', value };
  return {
    description: 'Understood: done, or a plain no',
    content: json({ anyOf: [success, refer('schemas', 'Refusal')] }, example),
  };
}

const json = (schema: JsonSchema, example: unknown) => ({ [contentTypes.json]: { schema, ...shown(example) } });

/** One operation of the document. */
export function operationOf({ call, area, about, example }: Described, { schemaOf }: Schemas): object {
  const input = schemaOf(call.input, call.id);
  const needs = call.session === 'none' ? {} : { '401': refer('responses', 'Expired') };
  const [summary] = about?.split(/(?<=[.:;])\s/, 1) ?? [];
  return {
    operationId: call.id,
    tags: [area],
    summary: (summary ?? call.id).replace(/[.:;]$/, ''),
    description: [about, `Specification: ${call.spec}.`, call.assumed && 'Path or shape are assumed.']
      .filter(Boolean)
      .join('\n\n'),
    security: call.session === 'none' ? [] : call.session === 'required' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [
      refer('parameters', 'Merchant'),
      refer('parameters', 'MerchantCode'),
      refer('parameters', 'Language'),
      { name: 'Module-Id', in: 'header', required: true, schema: { const: call.module } },
      ...(call.effect === 'read' ? [] : [refer('parameters', 'IdempotencyKey')]),
      ...(inQuery(call) ? queryOf(input, example?.input) : []),
    ],
    ...(inQuery(call) ? {} : { requestBody: bodyOf(call, input, example?.input) }),
    responses: {
      '200': answerOf(call, schemaOf(call.output, call.id), example?.value),
      ...needs,
      '403': refer('responses', 'Forbidden'),
      '429': refer('responses', 'Throttled'),
      '5XX': refer('responses', 'Failed'),
    },
    'x-marquee-effect': call.effect,
    'x-marquee-module': call.module,
    'x-marquee-spec': call.spec,
    'x-marquee-sealed': call.sealed,
    ...(call.assumed && { 'x-marquee-assumed': true }),
    ...(call.extension && { 'x-marquee-extension': true }),
    ...(call.who && { 'x-marquee-who': call.who }),
    ...(call.localized && { 'x-marquee-localized': true }),
    ...(call.cacheMs !== undefined && { 'x-marquee-cache-ms': call.cacheMs }),
    ...(call.timeoutMs !== undefined && { 'x-marquee-timeout-ms': call.timeoutMs }),
    ...(call.settlement && { 'x-marquee-settled-by': call.settlement.by.id }),
  };
}
