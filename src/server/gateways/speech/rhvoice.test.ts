import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wavFile } from '~/test/wav-file';
import { openRhvoice } from './rhvoice';

let folder: string;
const install = (script: string) => {
  const path = join(folder, 'RHVoice-test');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rhvoice-test-'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('RHVoice is run with a limit of memory each time: when it is looked for, and for a clip', async () => {
  const sound = join(folder, 'sound.wav');
  writeFileSync(sound, wavFile(Int16Array.from([1, 2, 3]), 16_000));
  const log = join(folder, 'log');
  // It copies a sound to the file that its last word names.
  install(`ulimit -v >> ${log}
    case "$1" in --version) echo RHVoice 1.8; exit;; esac
    for last; do :; done
    cp ${sound} "$last"`);
  const engine = openRhvoice()!;
  const [voice] = engine.voices;
  expect(engine.version('Soup', voice!)).toBe('rhvoice/RHVoice 1.8');
  const { pcm } = await engine.speak([{ text: 'Soup' }] as never, voice!, { speed: 1, pitch: 1 });
  expect([...pcm]).toEqual([1, 2, 3]);
  expect(readFileSync(log, 'utf8')).toBe('2000000\n'.repeat(3));
});

it('A machine with the program but without a voice, or without the program, has no RHVoice', () => {
  install('echo RHVoice 1.8');
  expect(openRhvoice()).toBeNull();
  install('exit 127');
  expect(openRhvoice()).toBeNull();
});
