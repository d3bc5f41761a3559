import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { AcceptedTake, JudgedTake } from './judge-take';
import type { WordToSay } from './words-to-say';

/** Time after which a check is given up; one takes about two seconds. */
const LIMIT_MS = 30_000;

/** What the process is told: a file in base64, and the words that it should say. */
export interface TakeRequest {
  audio: string;
  words: WordToSay[];
}

/** What it answers: the judgement, with bytes in base64. */
export type TakeAnswer =
  | Extract<JudgedTake, { problem: unknown }>
  | (Omit<Extract<JudgedTake, { check: unknown }>, 'clip'> & { clip: EncodedTake | null });

/** An accepted take with its bytes in base64. */
export type EncodedTake = Omit<AcceptedTake, 'mp3' | 'pcm' | 'loudness'> &
  Record<'mp3' | 'pcm' | 'loudness', string>;

/** Judges a recording in a process of its own: decoding somebody's file and scoring it keeps a processor busy, and
 *  what the decoder does with a hostile file ends with its process.
 *  @throws Error when the process fails, or takes too long */
export async function judgeInProcess({ audio, words }: TakeRequest): Promise<TakeAnswer> {
  const options = ['--max-old-space-size=512', '--import', 'tsx', '--conditions=react-server'];
  // This program itself, by the name that bundlers do not know: after `execPath` they take the words for modules.
  const child = spawn(String(process.argv[0]), [...options, 'src/launcher/check-take.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // What a decoder could be brought to read: no settings, and with them no secrets.
    env: toSettings(process.env),
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A process that ends before it has read everything says so by its code.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify({ audio, words } satisfies TakeRequest));
  const [answer, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`The check of a recording ended with ${code}.`);
  return JSON.parse(answer) as TakeAnswer;
}

const toSettings = ({ PATH, HOME, TMPDIR, NODE_ENV }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH,
  HOME,
  NODE_ENV,
  ...(TMPDIR && { TMPDIR }),
});
