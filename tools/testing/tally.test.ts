import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, withExitCode } from './tally.mjs';

describe('the count of a test run', () => {
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

  it('takes a file that does not load for a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ];
    const file = report({ numPassedTests: 2, numFailedTests: 0, testResults });
    expect(countVitest(file)).toEqual({ passed: 2, failed: 1 });
  });

  it('takes a missing report for a failure', () => {
    expect(countVitest(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 });
  });

  it('counts browser tests and errors outside of them', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 0 };
    expect(countPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 4, failed: 2 });
  });

  it('takes a crash without a failing test for a failure', () => {
    expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  });
});
