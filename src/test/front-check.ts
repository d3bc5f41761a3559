import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '~/server/front/openapi/types';

/** An answer of `/api/front` as a client got it. */
export interface FrontAnswer {
  method: string;
  /** Below `/api/front/`, without a query. */
  path: string;
  status: number;
  headers: { get(name: string): string | null | undefined };
  /** The parsed body; anything for a HEAD or an OPTIONS. */
  body: unknown;
}

export type FrontCheck = (answer: FrontAnswer) => string[];

/** Checks live answers against the document: status, headers and body.
 *  @returns for each answer what is wrong with it */
export function frontCheck(document: OpenApiDocument): FrontCheck {
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
    const wrong: string[] = [];
    const type = headers.get('content-type');
    if (type !== 'application/json; charset=utf-8') wrong.push(`its content-type is ${type}`);
    if (headers.get('cache-control') !== 'no-store') wrong.push('it may be kept');
    if ((status === 429 || status === 503) && !/^\d+$/.test(headers.get('retry-after') ?? ''))
      wrong.push('it says not when to try again');
    if (status === 405 && !headers.get('allow'))
      wrong.push('it says not which methods are allowed');
    if (method === 'HEAD') return wrong;

    const address = `/api/front/${path}`;
    const verb = method.toLowerCase();
    const operation = document.paths[address]?.[verb as 'get' | 'post'];
    const answered = operation?.responses[status];
    const media = ['content', 'application/json', 'schema'];
    if (operation && !answered) return [...wrong, `its status ${status} is not in the document`];
    const own = answered && !('$ref' in answered);
    const matches = own
      ? schemaAt('paths', address, verb, 'responses', String(status), ...media)
      : schemaAt('components', 'responses', String(status), ...media);
    if (!matches(body)) wrong.push(ajv.errorsText(matches.errors, { dataVar: 'body' }));
    if (Object.keys(body as object)[0] !== 'result') wrong.push('result is not its first field');
    return wrong;
  };
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
