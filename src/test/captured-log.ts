import { onTestFinished } from 'vitest';
import { replaceLogSink } from '~/server/telemetry/log.mjs';

export interface LogRecord {
  level: string;
  message?: string;
  error?: { type: string; message: string; code?: string };
  [field: string]: unknown;
}

/** Captures the log until the test ends.
 *  @returns the records so far */
export function captureLog(): LogRecord[] {
  const { records, restore } = captureLogUntilRestored();
  onTestFinished(restore);
  return records;
}

/** Captures the log until `restore` is called, for hooks. */
export function captureLogUntilRestored(): { records: LogRecord[]; restore: () => void } {
  const records: LogRecord[] = [];
  const before = replaceLogSink({ write: (line) => records.push(JSON.parse(line)) });
  return { records, restore: () => void replaceLogSink(before) };
}

/** Prints only errors, so that a test with a failed call shows the reason. */
export function printErrorsOnly(): void {
  replaceLogSink({
    write: (line) => /"level":"(error|fatal)"/.test(line) && process.stderr.write(line),
  });
}
