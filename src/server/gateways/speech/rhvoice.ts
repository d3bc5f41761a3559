import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpeechEngine, Voice } from './speech-engine';
import { voicesOf } from './voices';
import { readWav } from './wav';

const PROGRAM = 'RHVoice-test';
/** Its address space, KB: also memory that is reserved only, so that the limit is far above its use. */
const MEMORY_KB = 2_000_000;
/** Runs the program with a limit of memory, which Node cannot set: the shell sets its own, and becomes the program. */
const LIMITED = ['-c', 'ulimit -v "$0" && exec "$@"', String(MEMORY_KB), PROGRAM];
/** A sentence takes a second; a hanging program is ended, and its clip fails. */
const LIMIT = { timeout: 30_000, killSignal: 'SIGKILL' } as const;

let found: SpeechEngine | null | undefined;

/** RHVoice, where it is installed with its English voices (Debian: `rhvoice`, `rhvoice-english`); null
 *  elsewhere. It is searched once per process. It accepts no phones, so that a text that it misreads needs
 *  another voice. */
export function findRhvoice(): SpeechEngine | null {
  if (found === undefined) found = openRhvoice();
  return found;
}

/** The same, looked for now. */
export function openRhvoice(): SpeechEngine | null {
  const asked = spawnSync('sh', [...LIMITED, '--version'], { encoding: 'utf8', ...LIMIT });
  // The shell ends with 127 where there is no such program.
  if (asked.error || asked.status === 127 || !hasVoices()) return null;
  const version = `${asked.stdout}${asked.stderr}`.trim().replaceAll(/\s+/g, ' ') || 'unknown';
  return {
    name: 'rhvoice',
    voices: voicesOf('rhvoice'),
    controls: ['speed', 'pitch'],
    version: () => `rhvoice/${version}`,
    async speak(tokens, voice, { speed, pitch }) {
      const text = tokens.map((token) => token.text).join(' ');
      const percent = (factor: number) => String(Math.round(100 * factor));
      const args = ['-p', toProfile(voice), '-r', percent(speed), '-t', percent(pitch)];
      return readWav(await run(args, text));
    },
  };
}

/** Whether it has any voice; without one it ends without an error and writes no file. */
function hasVoices(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'rhvoice-'));
  const file = join(folder, 'hello.wav');
  try {
    const profile = toProfile(voicesOf('rhvoice')[0]!);
    spawnSync('sh', [...LIMITED, '-p', profile, '-o', file], { input: 'Hello.', ...LIMIT });
    return existsSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const toProfile = ({ id }: Pick<Voice, 'id'>): string => id.replace(/^rhvoice-/, '');

/** Reads a text into a WAV file. @throws Error with the program's output when it fails */
async function run(args: readonly string[], text: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'rhvoice-'));
  const file = join(folder, 'clip.wav');
  try {
    await new Promise<void>((resolve, reject) => {
      const child = execFile('sh', [...LIMITED, ...args, '-o', file], LIMIT, (error) =>
        error ? reject(error) : resolve(),
      );
      child.stdin?.end(text);
    });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
