import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { AcceptedTake, JudgedTake } from './judge-take';
import type { WordToSay } from './words-to-say';

/** Time after which a check is given up; one takes about two seconds. */
const LIMIT_MS = 30_000;

/** The input of the process: a file in base64, and the words of its text. */
export interface TakeRequest {
  audio: string;
  words: WordToSay[];
}

/** Output of the process: the judgement, with bytes in base64. */
export type TakeAnswer =
  | Extract<JudgedTake, { problem: unknown }>
  | (Omit<Extract<JudgedTake, { check: unknown }>, 'clip'> & { clip: EncodedTake | null });

/** An accepted take with its bytes in base64. */
export type EncodedTake = Omit<AcceptedTake, 'mp3' | 'pcm' | 'loudness'> &
  Record<'mp3' | 'pcm' | 'loudness', string>;

/** Judges a recording in a process of its own: decoding and scoring an uploaded file keeps a processor busy, and
 *  the effects of a hostile file on the decoder end with its process.
 *  @throws Error when the process fails, or takes too long */
export async function judgeInProcess({ audio, words }: TakeRequest): Promise<TakeAnswer> {
  const options = ['--max-old-space-size=512', '--import', 'tsx', '--conditions=react-server'];
  // This program itself, by a name that bundlers do not recognise: after `execPath` they treat the arguments as
  // modules.
  const child = spawn(String(process.argv[0]), [...options, 'src/launcher/check-take.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // The process gets no settings, and so no secrets, that a hostile file could make the decoder read.
    env: toSettings(process.env),
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // If the process ends before it has read everything, its exit code reports that.
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
