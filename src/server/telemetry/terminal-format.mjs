const SIGNS = { info: ' ', debug: '·', warn: '!', error: '✗', fatal: '✗' };

/** Formats a line of the log for a person: the time, the message, then the fields as `name=value`, an exception
 *  below with its stack.
 *  @param {string} line one JSON object
 *  @returns {string} */
export function formatForTerminal(line) {
  const { level, time, pid, message, error, ...fields } = JSON.parse(line);
  const texts = Object.entries(fields).map(([name, value]) => `${name}=${toText(value)}`);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const first = [`${clock} ${SIGNS[level] ?? '?'}`, message, ...texts].filter(Boolean).join(' ');
  return `${first}\n${error ? formatError(error) : ''}`;
}

function toText(value) {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function formatError({ type, code, message, stack = [], cause }) {
  const lines = [`${type}${code ? ` ${code}` : ''}: ${message}`, ...stack];
  const own = lines.map((line, index) => `${index > 0 ? '      ' : '    '}${line}\n`).join('');
  return cause ? `${own}    because of\n${formatError(cause)}` : own;
}
