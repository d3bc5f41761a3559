import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The one file that writes forms of Next which no manual promises. */
export const INTERNALS = 'src/lib/next-internals.mjs';

/** A form of Next that a version may change without notice. */
export interface Internal {
  /** Name of the export; without a form, the first code span of the comment. */
  name: string;
  /** Source text of the export; empty if it has no form. */
  form: string;
  about: string;
  dependents: string;
  /** `file` › title, or a sentence that says what reports a change instead. */
  reported: string;
  /** Files that import it. */
  users: string[];
}

/** Reads the product's list of Next's internals, in the order of the file.
 *  @throws Error for a comment that lacks the dependent code, or the test that reports a change */
export function readInternals(): Internal[] {
  const users = readUsers();
  const [, ...blocks] = readFileSync(INTERNALS, 'utf8').split(/^\/\*\*/m);
  return blocks.map((block) => {
    const [comment = '', code = ''] = block.split('*/\n', 2);
    const text = joinLines(comment);
    const [about = '', dependents = '', reported = ''] = text.split(
      / (?:Depends on it|Reported by): /,
    );
    if (!reported)
      throw new Error(`${INTERNALS}: what depends on it, and what reports a change? ${text}`);
    const [, exported = ''] = /^export const (\w+)/.exec(code) ?? [];
    const form = exported && code.slice(0, code.indexOf(';\n') + 2);
    const name = exported || (/`([^`]+)`/.exec(about)?.[1] ?? about);
    return { name, form, about, dependents, reported, users: users.get(exported) ?? [] };
  });
}

const joinLines = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^ \*/, '').trim())
    .filter(Boolean)
    .join(' ');

/** The files that import each export. */
function readUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const folders = ['src', 'tools', ':!*.test.*', ':!tools/testing/next-internals'];
  for (const file of gitGrep('/next-internals\\.mjs', folders)) {
    const [, names = ''] =
      /import \{([^}]*)\} from '[^']*next-internals\.mjs'/.exec(readFileSync(file, 'utf8')) ?? [];
    for (const name of names.match(/\w+/g) ?? [])
      users.set(name, [...(users.get(name) ?? []), file]);
  }
  return users;
}

/** Files of the repository with a match.
 *  @param pattern an extended regular expression
 *  @param paths Git's path specifications */
export function gitGrep(pattern: string, paths: readonly string[]): string[] {
  const found = execFileSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...paths]);
  return String(found).trim().split('\n').sort();
}
