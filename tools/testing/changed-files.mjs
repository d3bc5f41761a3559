import { execFileSync } from 'node:child_process';

/** @param {string[]} args
 *  @param {string} cwd
 *  @returns {string[]} the lines that Git prints; none when it fails */
function git(args, cwd) {
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'ignore']);
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Files that a branch changed: committed since it left main, not committed, and new.
 *  @param {string} root
 *  @param {string[]} mains possible names of the main branch; the first that exists is used
 *  @returns {string[]} paths of existing files, relative to the root */
export function changedFiles(root, mains = ['origin/main', 'main']) {
  const [base = 'HEAD'] = mains.flatMap((main) => git(['merge-base', 'HEAD', main], root));
  const changed = git(['diff', '--name-only', '--no-renames', '--diff-filter=d', base], root);
  const added = git(['ls-files', '--others', '--exclude-standard'], root);
  return [...new Set([...changed, ...added])].sort();
}

/** @param {string} root
 *  @returns {string | undefined} the hash of the commit that is checked out; none outside of a repository */
export const headCommit = (root) => git(['rev-parse', 'HEAD'], root)[0];
