import { toTable } from '~/lib/to-table';
export type SpeechInputProblem =
  | 'denied'
  | 'dismissed'
  | 'system'
  | 'missing'
  | 'busy'
  | 'unplugged'
  | 'muted'
  | 'interrupted'
  | 'insecure'
  | 'unreadable'
  | 'unsupported';

/** Error of a recording that is not possible.
 *  - `denied`: the user or a policy denied the permission
 *  - `dismissed`: the permission prompt was closed without an answer
 *  - `system`: the operating system blocks the browser
 *  - `missing`: there is no microphone
 *  - `busy`: another program uses it, or the system failed to start it
 *  - `unplugged`: it was removed during the recording
 *  - `muted`: the system muted it during the recording: a call, another app, a button of the headset
 *  - `interrupted`: the page was left or the phone locked during the recording
 *  - `insecure`: browsers open microphones in a secure context only
 *  - `unreadable`: the browser cannot decode its own recording; the next one will be of another type
 *  - `unsupported`: this browser cannot record, or cannot decode any type that it records */
export class SpeechInputError extends Error {
  override name = 'SpeechInputError';

  constructor(
    readonly problem: SpeechInputProblem,
    options?: ErrorOptions,
  ) {
    super(`No recording: ${problem}`, options);
  }
}

const problems = toTable<SpeechInputProblem>({
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
});

/** Converts an exception of `getUserMedia` or `MediaRecorder`. */
export function toSpeechInputError(cause: unknown): SpeechInputError {
  if (cause instanceof SpeechInputError) return cause;
  const known = cause instanceof Error || cause instanceof DOMException;
  const problem = problems.get(known ? cause.name : '') ?? 'unsupported';
  return new SpeechInputError(problem === 'denied' ? toDenial(cause) : problem, { cause });
}

/** The kind of a denial, which only Chromium states in its message; elsewhere `denied`. */
function toDenial(cause: unknown): SpeechInputProblem {
  const message = cause instanceof Error || cause instanceof DOMException ? cause.message : '';
  if (/dismissed/i.test(message)) return 'dismissed';
  return /by system/i.test(message) ? 'system' : 'denied';
}
