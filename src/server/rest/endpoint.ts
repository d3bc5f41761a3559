import { z } from 'zod';
import type { ErrorCode } from '~/schemas/error-codes';
import type { RequestContext } from '~/server/auth/request-context';
import { withSchemaName } from './schema-names';

/** What a call is given: the same context as on the tRPC door, and its checked input. */
export interface EndpointArguments<Input> {
  ctx: RequestContext;
  input: Input;
}

/** A whole answer; the handler writes a `result` of true. */
type EndpointResult<Whole> = Whole extends { result: true }
  ? Omit<Whole, 'result'> & { result?: true }
  : Whole;

/** One call of the contract: all that the handler, the OpenAPI document and its tests know of it. */
export interface RestEndpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Where the anti-forgery token is expected. Cart calls have none: the origin check guards them. */
  token?: '_token' | 'X-Token';
  requiresSignIn?: true;
  /** A GET that changes state is checked like a POST. */
  changesState?: true;
  multipart?: true;
  input: Input;
  /** The whole answer when nothing is refused, `result` included. */
  output: Output;
  /** Refusals of its own, beyond those that `errorCodesOf` derives. */
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

/** An answer of `result: true` and these fields. @param id its name in the OpenAPI document */
export function okResponse<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return withSchemaName(id, z.object({ result: z.literal(true), ...fields }));
}

/** No fields at all. */
export const noFields = z.object({});

/** Every code that a call may refuse with at status 200. */
export function errorCodesOf({
  requiresSignIn,
  token,
  input,
  errorCodes = [],
}: RestEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (requiresSignIn) codes.push('LOGIN_USER_REQUIRED');
  if (token) codes.push('CSRF_FAILED');
  if (input !== noFields) codes.push('VALIDATION_FAILED');
  return [...codes, ...errorCodes];
}
