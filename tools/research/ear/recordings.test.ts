import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRecordings } from './recordings';

const folder = (name: string) => mkdtempSync(path.join(tmpdir(), `ear-${name}-`));

/** A folder as a corpus hands it over: its labels have a name of their own. */
function corpus(): string {
  const source = folder('source');
  writeFileSync(path.join(source, 'a.wav'), 'RIFF');
  writeFileSync(path.join(source, 'utterances.tsv'), 'utterance\n');
  writeFileSync(path.join(source, 'expert-labels-train.tsv'), 'labels\n');
  return source;
}

describe('openRecordings', () => {
  it('A folder of recordings is opened with its tables under the names of the reader', async () => {
    const target = path.join(folder('target'), '0');
    await openRecordings(corpus(), target);
    expect(readdirSync(target).sort()).toEqual([
      'a.wav',
      'complete',
      'labels.tsv',
      'utterances.tsv',
    ]);
    expect(readFileSync(path.join(target, 'labels.tsv'), 'utf8')).toBe('labels\n');
  });

  it('A tar of such a folder is unpacked first', async () => {
    const source = corpus();
    const tar = path.join(folder('tar'), 'children.tar');
    execFileSync('tar', ['cf', tar, '-C', path.dirname(source), path.basename(source)]);
    const target = path.join(folder('target'), '0');
    await openRecordings(tar, target);
    expect(readdirSync(target)).toContain('a.wav');
    expect(readFileSync(path.join(target, 'a.wav'), 'utf8')).toBe('RIFF');
  });

  it('A folder that is complete is left as it is', async () => {
    const target = path.join(folder('target'), '0');
    await openRecordings(corpus(), target);
    writeFileSync(path.join(target, 'labels.tsv'), 'changed\n');
    await openRecordings(corpus(), target);
    expect(readFileSync(path.join(target, 'labels.tsv'), 'utf8')).toBe('changed\n');
  });
});
