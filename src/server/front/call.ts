import type { z } from 'zod';
import type { RequestContext } from '~/server/auth/request-context';

/** What a call is given: the same context as on the tRPC door, and its checked input. */
export interface CallArguments<Input> {
  ctx: RequestContext;
  input: Input;
}

/** One call of the contract. `answer` makes the fields that follow `result: true`, or a whole envelope
 *  when it sets `result` itself. */
export interface FrontCall<Schema extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Where the anti-forgery token is expected. Cart calls have none: the origin check guards them. */
  token?: '_token' | 'X-Token';
  login?: true;
  /** A GET that changes state is checked like a POST. */
  changesState?: true;
  multipart?: true;
  input: Schema;
  answer(call: CallArguments<z.output<Schema>>): Promise<object>;
}

/** Ties a call's input type to its schema. */
export function defineCall<Schema extends z.ZodType>(call: FrontCall<Schema>): FrontCall {
  return call as unknown as FrontCall;
}
