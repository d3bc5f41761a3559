import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '~/server/rest/openapi/types';

/** A response of `/api/front` as received by a client. */
export interface RestResponse {
  method: string;
  /** Path below `/api/front/`, without a query. */
  path: string;
  status: number;
  headers: { get(name: string): string | null | undefined };
  /** The parsed body; unspecified for a HEAD or an OPTIONS. */
  body: unknown;
}

export type RestCheck = (response: RestResponse) => string[];

/** Creates a check of responses against the document: status, headers and body.
 *  @returns lists the deviations of a response */
export function createRestCheck(document: OpenApiDocument): RestCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const schemaAt = (...keys: string[]) => {
    const pointer = keys.map((key) => encodeURIComponent(escapePointer(key))).join('/');
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
    compiled.set(pointer, known);
    return known;
  };

  return ({ method, path, status, headers, body }) => {
    if (method === 'OPTIONS' && status === 204) return [];
    const violations: string[] = [];
    const type = headers.get('content-type');
    if (type !== 'application/json; charset=utf-8') violations.push(`its content-type is ${type}`);
    if (headers.get('cache-control') !== 'no-store') violations.push('it may be kept');
    if ((status === 429 || status === 503) && !/^\d+$/.test(headers.get('retry-after') ?? ''))
      violations.push('it says not when to try again');
    if (status === 405 && !headers.get('allow'))
      violations.push('it says not which methods are allowed');
    if (method === 'HEAD') return violations;

    const address = `/api/front/${path}`;
    const verb = method.toLowerCase();
    const operation = document.paths[address]?.[verb as 'get' | 'post'];
    const documented = operation?.responses[status];
    const media = ['content', 'application/json', 'schema'];
    if (operation && !documented)
      return [...violations, `its status ${status} is not in the document`];
    const isInline = documented && !('$ref' in documented);
    const matches = isInline
      ? schemaAt('paths', address, verb, 'responses', String(status), ...media)
      : schemaAt('components', 'responses', String(status), ...media);
    if (!matches(body)) violations.push(ajv.errorsText(matches.errors, { dataVar: 'body' }));
    if (Object.keys(body as object)[0] !== 'result')
      violations.push('result is not its first field');
    return violations;
  };
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
