import { z } from 'zod';
import type { ErrorCode } from '~/schemas/error-codes';
import type { RequestContext } from '~/server/auth/request-context';
import { withSchemaName } from './schema-names';

/** The arguments of a call: the same context as that of tRPC procedures, and the validated input. */
interface EndpointArguments<Input> {
  ctx: RequestContext;
  input: Input;
}

/** A response body; a `result` of true may be left out, because the handler adds it. */
type EndpointResult<Whole> = Whole extends { result: true }
  ? Omit<Whole, 'result'> & { result?: true }
  : Whole;

/** One call of the contract, as the handler, the OpenAPI document and its tests use it. */
export interface RestEndpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Location of the CSRF token. Cart calls have none: the origin check guards them. */
  token?: '_token' | 'X-Token';
  requiresSignIn?: true;
  /** The call logs in, for any token of the request. */
  startsSession?: true;
  /** The call returns the account in its state before the call, which is then read with the session. */
  sendsAccount?: true;
  /** A GET that changes state is checked like a POST. */
  changesState?: true;
  multipart?: true;
  input: Input;
  /** The response body of a successful call, `result` included. */
  output: Output;
  /** Error codes of its own, in addition to those that `listErrorCodes` derives. */
  errorCodes?: readonly ErrorCode[];
  handle(
    call: EndpointArguments<z.output<Input>>,
  ): Promise<EndpointResult<z.output<Output>> & object>;
}

/** Ties a call's types to its schemas. */
export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType>(
  call: RestEndpoint<Input, Output>,
): RestEndpoint {
  return call as unknown as RestEndpoint;
}

/** Schema of a response with `result: true` and these fields. @param id its name in the OpenAPI document */
export function okResponse<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return withSchemaName(id, z.object({ result: z.literal(true), ...fields }));
}

/** Schema of an input without fields. */
export const noFields = z.object({});

/** Every error code that a call may return with the status 200. */
export function listErrorCodes({
  method,
  startsSession,
  requiresSignIn,
  token,
  input,
  errorCodes = [],
}: RestEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (requiresSignIn) codes.push('LOGIN_USER_REQUIRED');
  if (method === 'POST' && !startsSession) codes.push('SESSION_REPLACED');
  if (token) codes.push('CSRF_FAILED');
  if (input !== noFields) codes.push('VALIDATION_FAILED');
  return [...codes, ...errorCodes];
}
