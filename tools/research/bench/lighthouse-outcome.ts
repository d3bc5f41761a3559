import type { LighthouseReport } from './lighthouse-figures';

/** The outcome of one process of Lighthouse. */
export interface FinishedLoad {
  /** Exit code; null when it was ended from outside. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** A report, or the reason why there is none. With `isOwn`, Lighthouse failed, not the page. */
export type LoadOutcome = { report: LighthouseReport } | { error: string; isOwn: boolean };

/** Errors of Lighthouse's own recording and of its line to the browser. All others are about the page: it did not
 *  come, painted nothing, hung, or is no HTML. */
const OWN_ERRORS = new Set([
  'NO_NAVSTART',
  'NO_TRACING_STARTED',
  'TRACING_ALREADY_STARTED',
  'NO_RESOURCE_REQUEST',
  'NO_DCL',
  'NO_SCREENSHOTS',
  'NO_SPEEDLINE_FRAMES',
  'SPEEDINDEX_OF_ZERO',
  'INVALID_SPEEDLINE',
  'PARSING_PROBLEM',
  'READ_FAILED',
  'PROTOCOL_TIMEOUT',
]);

/** Output of Lighthouse's command for the two errors that it prints without their codes. */
const NO_BROWSER = /Unable to connect to Chrome|Debugger protocol timed out/;

/** Reads the outcome of a load from the command's output, which has the code of an error in brackets. */
export function readOutcome({ status, stdout, stderr }: FinishedLoad): LoadOutcome {
  if (status !== 0) {
    const error = stderr.trim() || `Lighthouse ended with the code ${status}.`;
    return { error, isOwn: NO_BROWSER.test(stderr) || isOwnError(stderr) };
  }
  const report = JSON.parse(stdout) as LighthouseReport;
  if (report.categories.performance?.score !== null) return { report };
  // Some audits could not read the recording: there is a report, without a score.
  const messages = Object.values(report.audits).flatMap(({ errorMessage }) => errorMessage ?? []);
  const error = messages[0] ?? 'The report has no mark for performance.';
  return { error, isOwn: isOwnError(error) };
}

function isOwnError(text: string): boolean {
  const codes = [...text.matchAll(/\(([A-Z_]+)\)/g)].map(([, code = '']) => code);
  return codes.length > 0 && codes.every((code) => OWN_ERRORS.has(code));
}
