import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { alignWords } from '~/domain/speech/align-words';
import type { ReferenceWord } from '~/domain/speech/types';
import type { Clip } from '~/schemas/content';
import { type ClipCheck, checkClip } from './check-clip';
import { hashBytes } from './content-hash';
import { encodeMp3, MP3_RATE } from './mp3';
import { shapeAudio } from './shape-audio';
import { CLEAR_TAKE, TAKES } from './takes';
import type { Accent, Prosody, TtsProvider } from './tts';

/** A text to be read aloud. */
export interface SpokenLine {
  text: string;
  /** Text for the voice where it misreads the text as it is written. */
  spoken?: string;
  accent: Accent;
  /** Pace of the first take; 1 is the voice's own. */
  speed: number;
  /** Pitch of the first take; 1 is the voice's own. */
  pitch?: number;
  reference: ReferenceWord[];
}

/** A line with the hash of everything that its clip is made from and timed with. */
export type ClipLine = SpokenLine & { source: string };

/** The clearest recording of a text. */
export interface Take {
  /** Samples at 16 kHz mono in [−1, 1], trimmed and levelled. */
  pcm: Float32Array;
  check: ClipCheck;
}

/** Records takes of a text until one is clear to our own scorer, and returns the clearest.
 *  @param takes factors of the line's own pace and pitch, in order */
export async function recordTake(
  line: SpokenLine,
  { tts, model }: { tts: TtsProvider; model: AcousticModel },
  takes: readonly Prosody[] = TAKES,
): Promise<Take> {
  let best: Take | null = null;
  for (const { speed, pitch } of takes) {
    const prosody = { speed: speed * line.speed, pitch: pitch * (line.pitch ?? 1) };
    const { pcm: spokenPcm, rate } = await tts.synth(
      line.spoken ?? line.text,
      line.accent,
      prosody,
    );
    if (rate !== MP3_RATE) throw new Error(`The voice speaks at ${rate} Hz, not at ${MP3_RATE}.`);
    const pcm = shapeAudio(spokenPcm);
    const check = checkClip(model, pcm, line.reference);
    if (!best || rankTake(check) > rankTake(best.check)) best = { pcm, check };
    if (!check.refused && check.selfScore >= CLEAR_TAKE) break;
  }
  return best!;
}

/** Rank of a take: every clear take is above every unclear one. */
const rankTake = ({ selfScore, refused }: ClipCheck): number => selfScore + (refused ? 0 : 1000);

/** Encodes a take and times its words.
 *  @param folder address that it is served from: `/media/units/<slug>` */
export async function renderClip(
  line: ClipLine,
  { pcm, check }: Take,
  { model, folder }: { model: AcousticModel; folder: string },
): Promise<{ clip: Clip; mp3: Uint8Array }> {
  const mp3 = await encodeMp3(pcm);
  const clip = {
    path: `${folder}/${hashBytes(mp3)}.mp3`,
    durationMs: Math.round((1000 * pcm.length) / MP3_RATE),
    ...check,
    cues: alignWords(model, pcm, line.reference),
    source: line.source,
  };
  return { clip, mp3 };
}
