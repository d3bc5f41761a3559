import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, withExitCode } from './tally.mjs';

describe('The count of a test run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-tally-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function report(content: unknown): string {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  it('A test file that does not load counts as a failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{}, {}] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
    ];
    const file = report({ numPassedTests: 2, numFailedTests: 0, testResults });
    expect(countVitest(file)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['b.test.ts\n    no such module'],
    });
  });

  it('A failing test is named with the first lines of its error', () => {
    const failing = {
      status: 'failed',
      fullName: 'A cart is empty',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 0'],
    };
    const assertionResults = [{ status: 'passed' }, failing];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults });
    expect(countVitest(file).failures).toEqual([
      'a.test.ts: A cart is empty\n    expected 1\n    to be 0',
    ]);
  });

  it('A missing report counts as a failure', () => {
    const missing = { passed: 0, failed: 1, failures: ['it wrote no report'] };
    expect(countVitest(join(folder, 'none'))).toEqual(missing);
    expect(countPlaywright(join(folder, 'none'))).toEqual(missing);
  });

  const browserTest = (spec: { line: number; ok: boolean }, ...statuses: string[]) => ({
    title: 'A page opens',
    file: 'a.spec.ts',
    ...spec,
    tests: [{ results: statuses.map((status) => ({ status, error: { message: status } })) }],
  });

  it('Browser tests and errors outside of tests are counted and named', () => {
    const stats = { expected: 3, flaky: 0, unexpected: 1, skipped: 0 };
    const failing = browserTest({ line: 7, ok: false }, 'timedOut');
    const suites = [{ specs: [{ ok: true }], suites: [{ specs: [failing] }] }];
    const file = report({ stats, suites, errors: [{ message: 'no browser' }] });
    expect(countPlaywright(file)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['a.spec.ts:7: A page opens\n    timedOut', 'no browser'],
      retried: [],
    });
  });

  it('A browser test that passed at a second try has failed, and is named as tried again', () => {
    const stats = { expected: 1, flaky: 1, unexpected: 0, skipped: 0 };
    const specs = [
      browserTest({ line: 3, ok: true }, 'passed'),
      browserTest({ line: 9, ok: true }, 'failed', 'passed'),
    ];
    expect(countPlaywright(report({ stats, suites: [{ specs }], errors: [] }))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.spec.ts:9: A page opens\n    failed'],
      retried: ['a.spec.ts:9'],
    });
  });

  it('A crash without a failing test counts as a failure', () => {
    const five = { passed: 5, failed: 0, failures: [] };
    const crash = 'no test failed, but it ended with 1';
    expect(withExitCode(five, 1)).toEqual({ passed: 5, failed: 1, failures: [crash] });
    const two = { passed: 5, failed: 2, failures: ['a', 'b'] };
    expect(withExitCode(two, 1)).toEqual(two);
    expect(withExitCode(five, 0)).toEqual(five);
  });
});
