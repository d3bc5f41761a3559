// Plain JavaScript: the HTTP layer, which runs before Next, logs too.
import pino from 'pino';
import { describeError } from './describe-error.mjs';
import { formatForTerminal } from './terminal-format.mjs';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** One for each process: Next gives pages and route handlers separate copies of a module. */
const LOG_KEY = Symbol.for('shuoyi.log');
const SINK_KEY = Symbol.for('shuoyi.log-sink');

/** Whether a person reads the log, in a terminal: `LOG_FORMAT` decides, by default standard output.
 *  @returns {boolean} */
export function isReadByPerson() {
  const { LOG_FORMAT } = process.env;
  return LOG_FORMAT ? LOG_FORMAT === 'pretty' : process.stdout.isTTY === true;
}

/** @returns {{ write(line: string): unknown }} */
function createSink() {
  const output = pino.destination({ fd: 1, sync: true });
  if (!isReadByPerson()) return output;
  return { write: (line) => output.write(formatForTerminal(line)) };
}

/** Sends the log to error output, for a command whose standard output is its result. */
export function logToErrorOutput() {
  replaceLogSink({ write: (line) => process.stderr.write(formatForTerminal(line)) });
}

/** Sends the lines of the log elsewhere, for tests.
 *  @param {{ write(line: string): unknown }} sink
 *  @returns the previous sink */
export function replaceLogSink(sink) {
  const before = globalThis[SINK_KEY];
  globalThis[SINK_KEY] = sink;
  return before;
}

function createLog() {
  const { LOG_LEVEL } = process.env;
  globalThis[SINK_KEY] ??= createSink();
  return pino(
    {
      level: LEVELS.includes(LOG_LEVEL) ? LOG_LEVEL : 'info',
      base: { pid: process.pid },
      messageKey: 'message',
      formatters: { level: (level) => ({ level }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: describeError },
      // Set where requests are traced (`tracing.ts`).
      mixin: () => globalThis.shuoyiSpans?.current() ?? {},
    },
    { write: (line) => globalThis[SINK_KEY].write(line) },
  );
}

globalThis[LOG_KEY] ??= createLog();

/** The log of this process: JSON lines on standard output, or lines for a person in a terminal. Log only ids,
 *  names, codes and numbers; an exception goes into `error`, which `describeError` formats.
 *  @type {import('pino').Logger} */
export const log = globalThis[LOG_KEY];
