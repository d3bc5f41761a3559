import 'server-only';
import { withRequest } from '~/server/auth/current-request';

/** Handles the calls of one kind.
 *  @param path of the call, below that of its kind */
export type CallHandler = (request: Request, path: string) => Promise<Response>;

/** A handler, as the HTTP layer (`calls.mjs`) looks it up. */
interface CallAnswer {
  /** Requests with another method stay with Next. */
  methods: readonly string[];
  answer: CallHandler;
}

/** Key of the handlers by the kind of calls. */
const ANSWERS_KEY = Symbol.for('shuoyi.call-answers');

/** Makes the HTTP layer pass calls below `/api/<kind>/` to `handler`, before Next (decision 0122). Call it in a
 *  route's module. Until that is loaded, and in development, where Next compiles routes on request, Next handles
 *  the calls. */
export function answerBeforeNext(
  kind: 'front' | 'trpc',
  methods: readonly string[],
  handler: CallHandler,
): void {
  if (process.env.NODE_ENV !== 'production') return;
  const answers = (Reflect.get(globalThis, ANSWERS_KEY) ?? new Map()) as Map<string, CallAnswer>;
  answers.set(kind, {
    methods,
    answer: (request, path) => withRequest(request.headers, () => handler(request, path)),
  });
  Reflect.set(globalThis, ANSWERS_KEY, answers);
}
