import 'server-only';
import { withRequest } from '~/server/auth/current-request';

/** Answers the calls of one kind.
 *  @param path of the call, below that of its kind */
export type CallHandler = (request: Request, path: string) => Promise<Response>;

/** A handler as the HTTP layer (`calls.mjs`) finds it. */
interface CallAnswer {
  /** Requests with another method stay with Next. */
  methods: readonly string[];
  answer: CallHandler;
}

/** Holds the answers by the kind of calls. */
const ANSWERS_KEY = Symbol.for('shuoyi.call-answers');

/** Has the HTTP layer hand over calls below `/api/<kind>/` to `handler` before Next sees them (decision 0122). Call it
 *  where a route's module is loaded: until then, and in development, where Next compiles a route when it is asked for,
 *  Next answers. */
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
