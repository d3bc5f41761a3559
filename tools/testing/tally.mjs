import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, failures: string[], retried?: string[] }} Tally failures: the
 *    failed tests with their reasons, repeated at the end of the output because the beginning of a long one
 *    may be lost; retried: the tests that were repeated */

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

/** Counts the results of a Playwright JSON report. A test that passed at a second try has failed: a test that fails now
 *  and then is a fault with a cause.
 *  @param {string} file
 *  @returns {Tally} */
export function countPlaywright(file) {
  if (!existsSync(file)) return missing();
  const { stats, errors, suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsOf);
  const retried = specs.filter(({ tests = [] }) => tests.some(({ results }) => results.length > 1));
  const failing = specs.filter((spec) => !spec.ok || retried.includes(spec)).map(describe);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failing, ...errors.map(({ message }) => firstLines(message))],
    retried: retried.map(({ file: spec, line }) => `${spec}:${line}`),
  };
}

/** Counts the tests in Firefox and WebKit. A missing report is one failure.
 *  @param {string} file
 *  @returns {Tally} */
export const countEngines = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : missing();

/** Place, title and first error of a failed browser test. */
function describe({ file, line, title, tests }) {
  const error = tests.flatMap(({ results }) => results).find(({ status }) => status !== 'passed');
  return `${file}:${line}: ${title}\n    ${firstLines(error?.error?.message)}`;
}

/** Adds a failure for a suite that exits with an error without a failing test (a crash, a lost worker, an error
 *  outside of the tests).
 *  @param {Tally} tally
 *  @param {number | null} code
 *  @returns {Tally} */
export function withExitCode(tally, code) {
  if (code === 0 || tally.failed > 0) return tally;
  return {
    ...tally,
    failed: 1,
    failures: [`no test failed, but it ended with ${code ?? 'a signal'}`],
  };
}
