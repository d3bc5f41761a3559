import { existsSync, readFileSync } from 'node:fs';

/** Counts the results of a vitest JSON report. @returns `{ passed, failed }`; a missing report is one failure */
export function countVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A file that fails to load has no tests, but counts as a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** Counts the results of a Playwright JSON report; a test that passed at a retry counts as passed. */
export function countPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Adds a failure for a suite that exits with an error without a failing test (a crash, a lost worker). */
export function withExitCode({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
