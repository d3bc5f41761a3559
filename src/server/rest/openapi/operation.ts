import type { front as zh } from '~/i18n/locales/zh/front';
import type { MessageShape } from '~/i18n/message-shape';
import { AVATAR_TYPES } from '~/schemas/avatar';
import type { ErrorCode } from '~/schemas/error-codes';
import { listErrorCodes, type RestEndpoint } from '../endpoint';
import { responseSchemas } from '../schema-names';
import { examples } from './examples';
import { refTo, toOperationName } from './schemas';
import type { JsonSchema, MediaTypeObject, Operation, ResponseObject, Security } from './types';

export type Texts = MessageShape<typeof zh>;

/** One call as an operation of the document. */
export function toOperation(path: string, call: RestEndpoint, texts: Texts): Operation {
  const endpointTexts = texts.calls[path as keyof Texts['calls']];
  return {
    operationId: toOperationName(path).replace(/^./, (letter) => letter.toLowerCase()),
    tags: [path.startsWith('cart') ? 'cart' : 'auth'],
    summary: endpointTexts.title,
    description: endpointTexts.text,
    security: [toSecurity(call)],
    ...(call.method === 'POST' && { requestBody: requestBody(path, call) }),
    responses: { 200: successResponse(path, call, texts), ...otherStatuses(call) },
  };
}

function toSecurity({ requiresSignIn, token }: RestEndpoint): Security {
  return {
    ...(requiresSignIn && { session: [] }),
    ...(token && { browser: [] }),
    ...(token === 'X-Token' && { token: [] }),
  };
}

function requestBody(path: string, call: RestEndpoint) {
  const content = {
    schema: refTo(`${toOperationName(path)}Request`),
    example: examples[path]?.request,
  };
  const form = {
    schema: refTo(`${toOperationName(path)}Form`),
    encoding: { avatar: { contentType: AVATAR_TYPES.replaceAll(',', ', ') } },
  };
  return {
    required: Boolean(call.token) && !call.multipart,
    content: {
      ...(call.multipart && { 'multipart/form-data': form }),
      'application/json': content,
      'application/x-www-form-urlencoded': content,
    } as Record<string, MediaTypeObject>,
  };
}

function successResponse(path: string, call: RestEndpoint, texts: Texts): ResponseObject {
  const responseSchema = refTo(responseSchemas.get(call.output)?.id ?? '');
  const codes = listErrorCodes(call);
  const content: MediaTypeObject = {
    schema: codes.length > 0 ? { oneOf: [responseSchema, errorSchemaWith(codes)] } : responseSchema,
    examples: { done: { value: examples[path]?.response } },
  };
  return { description: texts.statuses[200], content: { 'application/json': content } };
}

/** Schema of an error with one of these codes. */
export function errorSchemaWith(codes: readonly ErrorCode[]): JsonSchema {
  return { allOf: [refTo('Refusal'), { properties: { errorCode: { enum: [...codes] } } }] };
}

function otherStatuses({ method, changesState }: RestEndpoint) {
  const statuses = ['429', '500', '503'];
  if (method === 'POST' || changesState) statuses.push('403');
  if (method === 'POST') statuses.push('400', '413', '415');
  return Object.fromEntries(
    statuses.sort().map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}
