import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files.mjs';

let root: string;
const git = (...words: string[]) => {
  const identity = ['-c', 'user.name=Ming', '-c', 'user.email=ming@example.com'];
  execFileSync('git', [...identity, ...words], { cwd: root, stdio: 'ignore' });
};
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const commit = () => {
  git('add', '--all');
  git('commit', '--message', 'change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shuoyi-changed-'));
  git('init', '--initial-branch', 'main');
  for (const name of ['kept.ts', 'edited.ts', 'removed.ts']) write(name, 'before');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

it('The changed files of a branch are committed, uncommitted and new ones', () => {
  git('switch', '--create', 'branch');
  write('committed.ts', 'x');
  commit();
  write('edited.ts', 'after');
  write('new.ts', 'x');
  rmSync(join(root, 'removed.ts'));
  expect(changedFiles(root)).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
});

it('The changed files of main are the uncommitted ones', () => {
  write('edited.ts', 'after');
  expect(changedFiles(root)).toEqual(['edited.ts']);
});

it('The changed files of a branch compared with its last commit are the uncommitted ones', () => {
  git('switch', '--create', 'branch');
  write('committed.ts', 'x');
  commit();
  write('new.ts', 'x');
  expect(changedFiles(root, ['HEAD'])).toEqual(['new.ts']);
});

it('A file changed on main meanwhile is not a changed file of the branch', () => {
  git('switch', '--create', 'branch');
  git('switch', 'main');
  write('kept.ts', 'after');
  commit();
  git('switch', 'branch');
  expect(changedFiles(root)).toEqual([]);
});
