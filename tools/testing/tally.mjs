import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Tally failures: what failed and why, for the end
 *  of the output, since the beginning of a long one may be lost */

/** First lines of an error, without colours.
 *  @param {string} [message] */
const firstLines = (message = '') =>
  stripVTControlCharacters(message).split('\n', 6).join('\n    ');

/** @type {() => Tally} */
const missing = () => ({ passed: 0, failed: 1, failures: ['it wrote no report'] });

/** Counts the results of a vitest JSON report. A missing report is one failure.
 *  @param {string} file
 *  @returns {Tally} */
export function countVitest(file) {
  if (!existsSync(file)) return missing();
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A file that fails to load has no tests, but counts as a failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failing = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${name}: ${fullName}\n    ${firstLines(failureMessages?.[0])}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => `${name}\n    ${firstLines(message)}`),
      ...failing,
    ],
  };
}

/** All tests of a suite of a Playwright report and of the suites in it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Counts the results of a Playwright JSON report; a test that passed at a retry counts as passed.
 *  @param {string} file
 *  @returns {Tally} */
export function countPlaywright(file) {
  if (!existsSync(file)) return missing();
  const { stats, errors, suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const failing = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file: spec, line, title, tests }) => {
      const error = tests
        .flatMap(({ results }) => results)
        .find(({ status }) => status !== 'passed');
      return `${spec}:${line}: ${title}\n    ${firstLines(error?.error?.message)}`;
    });
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...failing, ...errors.map(({ message }) => firstLines(message))],
  };
}

/** Adds a failure for a suite that exits with an error without a failing test (a crash, a lost worker, an error
 *  outside of the tests).
 *  @param {Tally} tally
 *  @param {number | null} code
 *  @returns {Tally} */
export function withExitCode({ passed, failed, failures }, code) {
  if (code === 0 || failed > 0) return { passed, failed, failures };
  return {
    passed,
    failed: 1,
    failures: [`no test failed, but it ended with ${code ?? 'a signal'}`],
  };
}
