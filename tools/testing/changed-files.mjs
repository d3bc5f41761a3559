import { execFileSync } from 'node:child_process';

/** @param {string[]} words
 *  @param {string} cwd
 *  @returns {string[]} the lines that Git prints; none where it refuses */
function git(words, cwd) {
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'ignore']);
  try {
    return execFileSync('git', words, { cwd, encoding: 'utf8', stdio }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** What a branch changed: committed since it left main, not committed, and new.
 *  @param {string} root
 *  @param {string[]} mains names of what it left, the first that is there counts
 *  @returns {string[]} paths of files that are there, from the root */
export function changedFiles(root, mains = ['origin/main', 'main']) {
  const [base = 'HEAD'] = mains.flatMap((main) => git(['merge-base', 'HEAD', main], root));
  const changed = git(['diff', '--name-only', '--no-renames', '--diff-filter=d', base], root);
  const added = git(['ls-files', '--others', '--exclude-standard'], root);
  return [...new Set([...changed, ...added])].sort();
}
