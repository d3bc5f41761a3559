export type SpeechInputProblem =
  | 'denied'
  | 'dismissed'
  | 'system'
  | 'missing'
  | 'busy'
  | 'unplugged'
  | 'interrupted'
  | 'insecure'
  | 'unsupported';

/** The microphone (or the browser) cannot give us a recording.
 *  - `denied`: the person or a policy forbids it
 *  - `dismissed`: the question was closed without an answer
 *  - `system`: the operating system keeps it from the browser
 *  - `missing`: there is no microphone
 *  - `busy`: another programme holds it, or the system failed to start it
 *  - `unplugged`: it went away while it was recording
 *  - `interrupted`: the page was left or the phone locked while it was recording
 *  - `insecure`: browsers open microphones on encrypted pages only
 *  - `unsupported`: this browser cannot record, or cannot read what it recorded */
export class SpeechInputError extends Error {
  override name = 'SpeechInputError';

  constructor(
    readonly problem: SpeechInputProblem,
    options?: ErrorOptions,
  ) {
    super(`No recording: ${problem}`, options);
  }
}

const problems: Readonly<Record<string, SpeechInputProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Names what `getUserMedia` or `MediaRecorder` threw. */
export function toSpeechInputError(cause: unknown): SpeechInputError {
  if (cause instanceof SpeechInputError) return cause;
  const known = cause instanceof Error || cause instanceof DOMException;
  const problem = problems[known ? cause.name : ''] ?? 'unsupported';
  return new SpeechInputError(problem === 'denied' ? toRejection(cause) : problem, { cause });
}

/** Chromium alone tells why in its message; elsewhere it stays a refusal. */
function toRejection(cause: unknown): SpeechInputProblem {
  const message = cause instanceof Error || cause instanceof DOMException ? cause.message : '';
  if (/dismissed/i.test(message)) return 'dismissed';
  return /by system/i.test(message) ? 'system' : 'denied';
}
