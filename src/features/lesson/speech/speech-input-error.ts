export type SpeechInputProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

/** The microphone (or the browser) cannot give us a recording.
 *  - `denied`: the person or a policy forbids it
 *  - `missing`: there is no microphone
 *  - `busy`: another programme holds it, or the system failed to start it
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
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new SpeechInputError(problems[name] ?? 'unsupported', { cause });
}
