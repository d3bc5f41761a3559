import 'server-only';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { ZodError } from 'zod';
import { isOperatorRole } from '~/domain/role';
import { ERROR_STATUS, type ErrorCode } from '~/schemas/error-codes';
import { fieldMessages } from '~/schemas/field-messages';
import type { RequestContext } from '~/server/auth/request-context';
import { toLoginError } from '~/server/context';
import { ServiceError, toServiceError } from '~/server/errors';
import { recordCall } from '~/server/telemetry/record-call';
import { withRequest } from '~/server/telemetry/tracing';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import type { BodyKind } from './body-limits';
import { inputTransformer } from './input-transformer';

/** The context of every procedure, the same as that of REST calls. */
export type TrpcContext = RequestContext;

/** tRPC's code of each status in `ERROR_STATUS`. */
const TRPC_CODES = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<(typeof ERROR_STATUS)[ErrorCode], TRPCError['code']>;

/** Metadata of a procedure. */
export interface ProcedureMeta {
  /** The lowest access that its base procedure requires; the services check the rest. */
  access: 'visitor' | 'user' | 'operator';
  /** The kind of its body; `fields` by default. */
  body?: BodyKind;
  /** The procedure returns the account in its state before the call, which is then read with the session. */
  sendsAccount?: true;
  /** The procedure logs in, for any token of the request. */
  startsSession?: true;
}

const t = initTRPC
  .context<TrpcContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: { input: inputTransformer, output: superjson },
    errorFormatter({ shape, error, ctx }) {
      const details = toErrorDetails(error);
      return {
        ...shape,
        message: details.code,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          errorCode: details.code,
          fields: details.fields,
          /** Seconds until a retry makes sense. */
          retryAfter: details.retryAfterSeconds,
          requestId: ctx?.requestId,
        },
      };
    },
  });

/** The error codes of protocol errors, the same as those of REST. */
const PROTOCOL_CODES: Partial<Record<TRPCError['code'], ErrorCode>> = {
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PARSE_ERROR: 'BODY_UNREADABLE',
  BAD_REQUEST: 'VALIDATION_FAILED',
  PAYLOAD_TOO_LARGE: 'BODY_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'BODY_TYPE_UNSUPPORTED',
};

type ErrorDetails = Pick<ServiceError, 'code' | 'fields' | 'retryAfterSeconds'>;

/** The stable code of an error; an unknown error is redacted to INTERNAL. So is a response that fails its output
 *  schema: it is a ZodError, too, but not the caller's. */
function toErrorDetails(error: TRPCError): ErrorDetails {
  if (error.cause instanceof ServiceError) return error.cause;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError)
    return { code: 'VALIDATION_FAILED', fields: fieldMessages(error.cause) };
  return { code: PROTOCOL_CODES[error.code] ?? 'INTERNAL' };
}

/** The tRPC error of a service's error or an unreachable database; null for an unexpected error. */
export function toTrpcError(error: unknown): TRPCError | null {
  const cause = toServiceError(error);
  if (!cause) return null;
  const known = new TRPCError({
    code: TRPC_CODES[ERROR_STATUS[cause.code]],
    message: cause.code,
    cause,
  });
  // The digest reaches the error boundary of a page that calls the procedure on the server.
  return cause.code === 'SERVICE_UNAVAILABLE'
    ? Object.assign(known, { digest: cause.code })
    : known;
}

/** Maps ServiceErrors to tRPC codes. In tRPC 11 `next()` does not throw: the result has the error. */
const withMappedErrors = t.middleware(async ({ next }) => {
  const result = await next();
  const known = result.ok ? null : toTrpcError(result.error.cause);
  if (known) throw known;
  return result;
});

/** Records each call with its outcome. */
const withRecord = t.middleware(async ({ next, ctx, path }) => {
  const startedAt = performance.now();
  const { requestId, actor } = ctx;
  const finished = { entry: 'trpc', call: path, requestId, actor, startedAt } as const;
  return withRequest(path, requestId, async () => {
    const result = await next();
    if (result.ok) recordCall({ ...finished, code: 'OK' });
    else recordCall({ ...finished, ...toOutcome(result.error) });
    return result;
  });
});

/** The outcome of a failed call, for its record. */
export function toOutcome(error: TRPCError): { code: ErrorCode; error?: unknown } {
  const { code } = toErrorDetails(error);
  return code === 'INTERNAL' ? { code, error: error.cause ?? error } : { code };
}

const withTrustedOrigin = t.middleware(async ({ next, ctx, type, meta }) => {
  if (type === 'mutation') {
    if (!ctx.isTrustedOrigin) throw new ServiceError('CSRF_FAILED');
    // A user's request must not be executed as a visitor's.
    if (isReplaced(ctx) && !meta?.startsSession) throw toLoginError(ctx.actor);
    await consumeRateLimit(ctx, 'state-change');
  }
  return next();
});

/** Whether a request came with a token that was replaced a moment ago. */
export const isReplaced = ({ actor }: TrpcContext): boolean =>
  actor.kind === 'visitor' && actor.hasReplacedToken === true;

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Base of procedures for every caller, visitors included. */
export const publicProcedure = t.procedure
  .meta({ access: 'visitor', body: 'fields' })
  .use(withRecord)
  .use(withMappedErrors)
  .use(withTrustedOrigin);

/** Base of procedures for logged-in users. */
export const userProcedure = publicProcedure.meta({ access: 'user' }).use(({ next, ctx }) => {
  if (ctx.actor.kind !== 'user') throw toLoginError(ctx.actor);
  return next({ ctx: { ...ctx, actor: ctx.actor } });
});

/** Base of procedures for operators. The service checks the permission: `requirePermission`. */
export const operatorProcedure = userProcedure.meta({ access: 'operator' }).use(({ next, ctx }) => {
  if (!isOperatorRole(ctx.actor.role)) throw new ServiceError('FORBIDDEN');
  return next();
});
