/** Maximum number of causes, and of lines of a stack. */
const MAX_CAUSES = 3;
const MAX_FRAMES = 12;
const MAX_LENGTH = 500;

/** Personal data and credentials in messages of other programs: a mail server names the recipient, an HTTP
 *  client the address with its token. */
const SECRETS = [
  // PostgreSQL quotes the value that it rejects.
  [/((?:: |\bvalue )")[^"]*"/g, '$1…"'],
  [/\/\/[^/\s:@]+:[^/\s@]+@/g, '//[credentials]@'],
  // The characters exclude those that may precede an address: a quote, and the question mark of a query.
  [/(?<![\w.!#$%&*+/=^`{|}~-])[\w.!#$%&*+/=^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\?[^\s"')]*/g, '?[query]'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}/g, (found) => (UUID.test(found) ? found : '[token]')],
];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A text of another program without e-mails, credentials and tokens.
 *  @param {string} text
 *  @returns {string} */
export function redact(text) {
  let redacted = text;
  for (const [pattern, replacement] of SECRETS) redacted = redacted.replace(pattern, replacement);
  return redacted.length > MAX_LENGTH ? `${redacted.slice(0, MAX_LENGTH)}…` : redacted;
}

/** Messages that quote what a person sent: a parser quotes the text at which it failed, Prisma the call with
 *  its values above its last line, and zod may show a key. */
function getSafeMessage(error) {
  if (error.name === 'SyntaxError') return 'cannot be parsed';
  if (error.name === 'ZodError' || error.name === '$ZodError')
    return (error.issues ?? []).map(({ code, path }) => `${path.join('.')}: ${code}`).join(', ');
  if (/^PrismaClient/.test(error.name)) return redact(error.message.trim().split('\n').at(-1));
  return redact(error.message);
}

/** The form of an exception in the log: its type, code, message without personal data, stack lines of our code,
 *  and its causes. Other properties are left out, because a database's error has the values of the row.
 *  @param {unknown} error
 *  @returns {object} */
export function describeError(error, depth = 0) {
  if (!(error instanceof Error) && typeof error?.message !== 'string')
    return { type: typeof error, message: redact(String(error)) };
  const { name, code, cause, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: String(name),
    ...((typeof code === 'string' || typeof code === 'number') && { code: redact(String(code)) }),
    message: getSafeMessage(error),
    stack: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}
