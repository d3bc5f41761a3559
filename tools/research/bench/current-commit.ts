import { execFileSync } from 'node:child_process';

/** The short name of the commit that is measured, with `+` when files were changed since. */
export function currentCommit(): string {
  const run = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = run('status', '--porcelain', '--untracked-files=no') !== '';
  return run('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
}
