import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { countVitest, withExitCode } from './tally.mjs';

/** Arguments of vitest: without, or only, the tests of the extended suite. */
export const NOT_EXTENDED = '--tags-filter=!extended';
export const ONLY_EXTENDED = '--tags-filter=extended';

/** Suites that run one after the other or at once, and their counts. */
export class Suites {
  /** Folder of the suites' reports, and of the initial data of the browser tests' servers. */
  reports = mkdtempSync(join(tmpdir(), 'shuoyi-reports-'));
  results = [];
  announced = [];
  skipped = [];

  /** Runs one suite to its end, even if it fails, and adds its counts.
   *  @param quiet prints its output at its end, because another suite prints meanwhile
   *  @param node the program that runs it; usually this one */
  async run(name, args, { env = {}, count, quiet = false, node } = {}) {
    const title = `\n── ${name} ──\n`;
    if (!quiet) process.stdout.write(title);
    const began = Date.now();
    const { status, printed } = await runProgram(args, { env, quiet, node });
    if (quiet) process.stdout.write(title + printed);
    const counted = count ? count() : { passed: status === 0 ? 1 : 0, failed: 0, failures: [] };
    const seconds = Math.round((Date.now() - began) / 1000);
    this.results.push({ name, seconds, ...withExitCode(counted, status) });
    return status === 0;
  }

  /** Runs unit, component or service tests.
   *  @param {string} name of the suite
   *  @param {string[]} words for vitest: projects, files, a shard
   *  @param {{ env?: Record<string, string>, program?: string }} options program: that of Node; usually this one */
  async vitest(name, words, { env = {}, program } = {}) {
    const file = join(this.reports, `${name.replace(/\W+/g, '-')}.json`);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...words, ...output];
    await this.run(name, args, { env, node: program, count: () => countVitest(file) });
  }

  skip(reason) {
    this.skipped.push(reason);
  }

  /** Prints a sentence now, and once more at the end. */
  announce(sentence) {
    console.log(`\n${sentence}`);
    this.announced.push(sentence);
  }

  /** Adds a failure of a step that could not begin. */
  fail(name) {
    this.results.push({ name, seconds: 0, passed: 0, failed: 1, failures: [] });
  }

  /** Prints the failures, then the counts, with the total in the last line. @returns the exit code */
  finish() {
    rmSync(this.reports, { recursive: true, force: true });
    console.log('');
    for (const { name, failures } of this.results) {
      for (const failure of failures) console.log(`✗ ${name}: ${failure}`);
    }
    for (const { name, seconds, passed, failed } of this.results) {
      const mark = failed ? '✗' : '✓';
      console.log(`${mark} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    }
    for (const sentence of this.announced) console.log(sentence);
    const retried = this.results.flatMap((result) => result.retried ?? []);
    console.log(`Repeated: ${retried.join(', ') || 'nothing'}`);
    for (const reason of this.skipped) console.log(`– SKIPPED ${reason}`);
    const sum = (key) => this.results.reduce((total, result) => total + result[key], 0);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    return sum('failed') === 0 ? 0 : 1;
  }
}
