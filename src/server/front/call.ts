import { z } from 'zod';
import type { ErrorCode } from '~/schemas/error-codes';
import type { RequestContext } from '~/server/auth/request-context';
import { named } from './named';

/** What a call is given: the same context as on the tRPC door, and its checked input. */
export interface CallArguments<Input> {
  ctx: RequestContext;
  input: Input;
}

/** A whole answer; the handler writes a `result` of true. */
type Answer<Whole> = Whole extends { result: true }
  ? Omit<Whole, 'result'> & { result?: true }
  : Whole;

/** One call of the contract: all that the handler, the OpenAPI document and its tests know of it. */
export interface FrontCall<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Where the anti-forgery token is expected. Cart calls have none: the origin check guards them. */
  token?: '_token' | 'X-Token';
  login?: true;
  /** A GET that changes state is checked like a POST. */
  changesState?: true;
  multipart?: true;
  input: Input;
  /** The whole answer when nothing is refused, `result` included. */
  output: Output;
  /** Refusals of its own, beyond those that `refusalsOf` derives. */
  refusals?: readonly ErrorCode[];
  answer(call: CallArguments<z.output<Input>>): Promise<Answer<z.output<Output>> & object>;
}

/** Ties a call's types to its schemas. */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: FrontCall<Input, Output>,
): FrontCall {
  return call as unknown as FrontCall;
}

/** An answer of `result: true` and these fields. @param id its name in the OpenAPI document */
export function answered<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return named(id, z.object({ result: z.literal(true), ...fields }));
}

/** No fields at all. */
export const nothing = z.object({});

/** Every code that a call may refuse with at status 200. */
export function refusalsOf({ login, token, input, refusals = [] }: FrontCall): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (login) codes.push('LOGIN_USER_REQUIRED');
  if (token) codes.push('CSRF_FAILED');
  if (input !== nothing) codes.push('VALIDATION_FAILED');
  return [...codes, ...refusals];
}
