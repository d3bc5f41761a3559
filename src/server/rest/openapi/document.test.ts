import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { front as frontEn } from '~/i18n/locales/en/front';
import { restEndpoints } from '~/server/rest/endpoints';
import { createOpenApiDocument } from './document';
import { handleDocumentRequest } from './handle-document';
import { requestSchema } from './schemas';
import type { JsonSchema, MediaTypeObject, Operation, ResponseObject } from './types';

const document = createOpenApiDocument('en');

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'document');

function schemaErrors(schema: JsonSchema, value: unknown) {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));
  const matches = ajv.compile(absolute);
  return matches(value) ? null : ajv.errorsText(matches.errors);
}

const getExamples = ({ example, examples }: MediaTypeObject) => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples ?? {}).map(({ value }) => value),
];

describe.each(['en', 'zh'] as const)('The OpenAPI document in %s', (language) => {
  it('The OpenAPI document is valid against the meta-schema of OpenAPI 3.1', async () => {
    const result = await new Validator().validate(
      JSON.parse(JSON.stringify(createOpenApiDocument(language))),
    );
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('The OpenAPI document describes every call and every field', () => {
    const { paths, components } = createOpenApiDocument(language);
    for (const methods of Object.values(paths))
      for (const operation of Object.values(methods) as Operation[])
        for (const text of [operation.summary, operation.description]) expect(text).not.toBe('');
    const undescribed = Object.entries(components.schemas).flatMap(([id, schema]) =>
      withoutTexts(id, schema),
    );
    expect(undescribed).toEqual([]);
  });
});

function withoutTexts(at: string, { properties = {} }: JsonSchema): string[] {
  return Object.entries(properties).flatMap(([name, property]) => [
    ...(property.description ? [] : [`${at}.${name}`]),
    ...withoutTexts(`${at}.${name}`, property),
  ]);
}

describe('The OpenAPI document', () => {
  it('The OpenAPI document has the thirteen calls of the contract', () => {
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual([
      'GET /api/front/auth',
      'GET /api/front/auth/token',
      'POST /api/front/auth/signup',
      'POST /api/front/auth/login',
      'GET /api/front/auth/logout',
      'POST /api/front/auth/forgot-password',
      'POST /api/front/auth/edit-profile',
      'POST /api/front/auth/change-password',
      'GET /api/front/cart',
      'POST /api/front/cart/add',
      'POST /api/front/cart/remove',
      'POST /api/front/cart/clear',
      'POST /api/front/cart/update',
    ]);
    expect(Object.keys(frontEn.calls)).toEqual(Object.keys(restEndpoints));
  });

  it.each(operations)('$method $path has examples that match its schemas', ({ operation }) => {
    const answers = Object.values(operation.responses).map((answer) =>
      '$ref' in answer
        ? (document.components.responses[answer.$ref.split('/').at(-1) ?? ''] as ResponseObject)
        : answer,
    );
    const contents = [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...answers.map(({ content }) => content['application/json']),
    ];
    expect(contents.flatMap(getExamples).length).toBeGreaterThan(0);
    for (const content of contents)
      for (const example of getExamples(content))
        expect(schemaErrors(content.schema, example)).toBeNull();
  });

  it.each(Object.entries(restEndpoints))(
    'The request example of %s is accepted by the call itself',
    async (path, call) => {
      const content = document.paths[`/api/front/${path}`]?.post?.requestBody?.content;
      if (call.method === 'GET') return expect(content).toBeUndefined();
      const taken = await call.input.safeParseAsync(content?.['application/json']?.example);
      expect(taken.error).toBeUndefined();
    },
  );

  it('The OpenAPI document requires the CSRF token where the call reads it', () => {
    for (const [path, call] of Object.entries(restEndpoints)) {
      const operation = document.paths[`/api/front/${path}`]?.post;
      if (!operation) continue;
      const inBody = requestSchema(call).required?.includes('_token') ?? false;
      expect([path, inBody]).toEqual([path, call.token === '_token']);
      expect([path, 'token' in (operation.security[0] ?? {})]).toEqual([
        path,
        call.token === 'X-Token',
      ]);
    }
  });

  it('The OpenAPI document has the site’s own address and cookie', () => {
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
    expect(document.components.securitySchemes.session?.name).toBe('shuoyi-session');
  });
});

describe('The OpenAPI document’s address', () => {
  const requestDocument = (headers: Record<string, string> = {}, method = 'GET') =>
    handleDocumentRequest(
      new Request('http://localhost/api/front/openapi.json', { method, headers }),
    );

  it('The served document is readable from any origin and cached', async () => {
    const response = requestDocument({ origin: 'https://anybody.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('The served document is a 304 when its entity tag matches', async () => {
    const etag = requestDocument().headers.get('etag') ?? '';
    // The tag is weak, because it covers the document in every encoding.
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const response = requestDocument({ 'if-none-match': tags });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
    }
    expect(requestDocument({ 'if-none-match': '"other"' }).status).toBe(200);
  });

  it('The served document answers a preflight request and a HEAD without a body', async () => {
    expect(requestDocument({}, 'OPTIONS').status).toBe(204);
    expect(await requestDocument({}, 'HEAD').text()).toBe('');
  });
});
