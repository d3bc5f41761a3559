import type { front as zh } from '~/i18n/locales/zh/front';
import type { Shape } from '~/i18n/shape';
import { AVATAR_TYPES } from '~/schemas/avatar';
import type { ErrorCode } from '~/schemas/error-codes';
import { type FrontCall, refusalsOf } from '../call';
import { answerShapes } from '../named';
import { examples } from './examples';
import { callId, refTo } from './schemas';
import type { Answer, Content, JsonSchema, Operation, Security } from './types';

export type Texts = Shape<typeof zh>;

/** One call as an operation of the document. */
export function operation(path: string, call: FrontCall, texts: Texts): Operation {
  const about = texts.calls[path as keyof Texts['calls']];
  return {
    operationId: callId(path).replace(/^./, (letter) => letter.toLowerCase()),
    tags: [path.startsWith('cart') ? 'cart' : 'auth'],
    summary: about.title,
    description: about.text,
    security: [securityOf(call)],
    ...(call.method === 'POST' && { requestBody: requestBody(path, call) }),
    responses: { 200: success(path, call, texts), ...otherStatuses(call) },
  };
}

function securityOf({ login, token }: FrontCall): Security {
  return {
    ...(login && { session: [] }),
    ...(token && { browser: [] }),
    ...(token === 'X-Token' && { token: [] }),
  };
}

function requestBody(path: string, call: FrontCall) {
  const content = { schema: refTo(`${callId(path)}Request`), example: examples[path]?.request };
  const form = {
    schema: refTo(`${callId(path)}Form`),
    encoding: { avatar: { contentType: AVATAR_TYPES.replaceAll(',', ', ') } },
  };
  return {
    required: Boolean(call.token) && !call.multipart,
    content: {
      ...(call.multipart && { 'multipart/form-data': form }),
      'application/json': content,
      'application/x-www-form-urlencoded': content,
    } as Record<string, Content>,
  };
}

function success(path: string, call: FrontCall, texts: Texts): Answer {
  const whole = refTo(answerShapes.get(call.output)?.id ?? '');
  const codes = refusalsOf(call);
  const content: Content = {
    schema: codes.length > 0 ? { oneOf: [whole, refusalWith(codes)] } : whole,
    examples: { done: { value: examples[path]?.answer } },
  };
  return { description: texts.statuses[200], content: { 'application/json': content } };
}

/** A refusal with one of these codes. */
export function refusalWith(codes: readonly ErrorCode[]): JsonSchema {
  return { allOf: [refTo('Refusal'), { properties: { errorCode: { enum: [...codes] } } }] };
}

function otherStatuses({ method, changesState }: FrontCall) {
  const statuses = ['429', '500', '503'];
  if (method === 'POST' || changesState) statuses.push('403');
  if (method === 'POST') statuses.push('400', '413', '415');
  return Object.fromEntries(
    statuses.sort().map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}
