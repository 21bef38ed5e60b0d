import type { Call } from '@marquee/sdk/contract/call';
import { areas } from '@marquee/sdk/contract/calls';
import { headerNames, refusalCodes } from '@marquee/sdk/contract/wire';
import { type Example, operationOf } from './operation.ts';
import { createSchemas, type JsonSchema } from './schemas.ts';

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly [part: string]: object };
}

export interface DocumentOptions {
  /** what is written above each declaration, by call id */
  readonly abouts?: Readonly<Record<string, string>>;
  readonly examples?: Readonly<Record<string, Example>>;
}

const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const failure = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const refusal = {
  type: 'object',
  description: `A no. The code "${refusalCodes.unavailable}" says that the platform does not offer the call.`,
  required: ['success'],
  properties: {
    success: { const: false },
    message: { type: ['string', 'null'], description: 'Words for a person, in the language of the call' },
    code: { type: ['string', 'null'], description: 'For a program' },
    value: { description: 'Some refusals carry hints, such as {"captcha": true}' },
  },
};

/** Everything a backend team needs to build the platform that this front end calls, from the declarations alone (SDK-01). */
export function openApiDocument({ abouts = {}, examples = {} }: DocumentOptions = {}): OpenApiDocument {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const [area, calls] of Object.entries(areas)) {
    for (const call of Object.values<Call>(calls)) {
      paths[call.path] ??= {};
      const at = paths[call.path] ?? {};
      const method = call.method.toLowerCase();
      if (method in at) throw new Error(`Two calls are ${call.method} ${call.path}: the second is ${call.id}.`);
      at[method] = operationOf({ call, area, about: abouts[call.id], example: examples[call.id] }, schemas);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform calls of Marquee',
      version: '1',
      description:
        'What the front end asks of an operator’s platform. A path marked as assumed may be another: a brand names it in the `api.paths` of its brand.json. Fields that are not declared here are ignored.',
    },
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, Refusal: refusal },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of session.login' } },
      parameters: {
        Merchant: header(headerNames.merchant, 'Whose site it is'),
        MerchantCode: header(headerNames.merchantCode, 'Whose site it is, as a code'),
        Language: header(headerNames.language, 'The platform’s code of the language on screen, such as TY'),
        IdempotencyKey: header(
          headerNames.idempotencyKey,
          'Another for each change: the same key again is the same call, answered as the first time, and nothing is done twice (draft-ietf-httpapi-idempotency-key-header)',
        ),
      },
      responses: {
        Expired: failure('The token is no longer accepted'),
        Forbidden: failure('The account may not do this'),
        Throttled: failure('Too many requests', { 'Retry-After': { schema: { type: 'string' } } }),
        Failed: failure('The platform failed'),
      },
    },
  };
}
