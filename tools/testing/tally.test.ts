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
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ];
    const file = report({ numPassedTests: 2, numFailedTests: 0, testResults });
    expect(countVitest(file)).toEqual({ passed: 2, failed: 1 });
  });

  it('A missing report counts as a failure', () => {
    expect(countVitest(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(join(folder, 'none'))).toEqual({ passed: 0, failed: 1 });
  });

  it('Browser tests and errors outside of tests are counted', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 0 };
    expect(countPlaywright(report({ stats, errors: [{}] }))).toEqual({ passed: 4, failed: 2 });
  });

  it('A crash without a failing test counts as a failure', () => {
    expect(withExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(withExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(withExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  });
});
