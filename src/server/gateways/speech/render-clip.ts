import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { alignWords } from '~/domain/speech/align-words';
import type { Clip } from '~/schemas/content';
import { checkClip, type TakeCheck } from './check-clip';
import { hashBytes, hashRecipe } from './content-hash';
import { encodeMp3, MP3_RATE, MP3_SETTINGS } from './mp3';
import { resample } from './resample';
import { SHAPE_SETTINGS, shapeAudio } from './shape-audio';
import type { Prosody, SpeechEngine, SpokenText } from './speech-engine';
import { CLEAR_TAKE, TAKES } from './takes';
import type { AvailableVoice } from './voices';
import type { WordToSay } from './words-to-say';

/** A text to be read aloud. */
export interface SpokenLine {
  text: string;
  words: WordToSay[];
  /** Pace of the first take; 1 is the voice's own. */
  speed: number;
  /** Pitch of the first take; 1 is the voice's own. */
  pitch?: number;
}

/** A line to be said by one voice. */
export interface ClipLine extends SpokenLine {
  speaker: AvailableVoice;
  /** Hash of all inputs of its clip. */
  source: string;
}

/** A line with its voice; null when the voice cannot synthesise the text. Pronunciations that come neither
 *  from a card nor from an editor are part of the check and not of the hash. */
export function toClipLine(line: SpokenLine, speaker: AvailableVoice): ClipLine | null {
  const { voice, engine } = speaker;
  const version = engine.version(line.text, voice);
  if (version === null) return null;
  const { text, words, speed, pitch } = line;
  const given = words.map((word) => (word.given ? [word.pronunciations, word.phones] : null));
  const settings = [SHAPE_SETTINGS, MP3_SETTINGS];
  const recipe = [{ text, given, speed, pitch }, voice.id, version, settings];
  return { ...line, speaker, source: hashRecipe(recipe) };
}

/** The clearest recording of a text. */
export interface Take {
  /** Samples at 16 kHz mono in [−1, 1], trimmed and levelled. */
  pcm: Float32Array;
  check: TakeCheck;
}

/** Number of takes with the unclear word forced, after all others. */
const FORCED_TAKES = 6;

/** Records takes of a text until one is clear to our own scorer, and returns the clearest. A word that the
 *  voice reads as another of the same spelling, or that is clear in no take, is passed to the voice as phones.
 *  @param takes factors of the line's own pace and pitch, in order */
export async function recordTake(
  line: Omit<ClipLine, 'source'>,
  model: AcousticModel,
  takes: readonly Prosody[] = TAKES,
): Promise<Take> {
  const { engine } = line.speaker;
  const forced = new Set<number>();
  const prosodies = distinct(takes, engine);
  let best: Take | null = null;
  const record = async (prosody: Prosody): Promise<Take> => {
    const take = await recordOnce(line, { model, forced, prosody });
    if (!best || rankTake(take.check) > rankTake(best.check)) best = take;
    return take;
  };
  for (const prosody of prosodies) {
    let { check } = await record(prosody);
    while (check.misread && !forced.has(check.word!)) {
      forced.add(check.word!);
      ({ check } = await record(prosody));
    }
    if (isClear(check)) return best!;
  }
  const { refused, word } = best!.check;
  if (refused === undefined || forced.has(word!)) return best!;
  forced.add(word!);
  for (const prosody of prosodies.slice(0, FORCED_TAKES))
    if (isClear((await record(prosody)).check)) break;
  return best!;
}

const isClear = ({ selfScore, refused }: TakeCheck): boolean =>
  refused === undefined && selfScore >= CLEAR_TAKE;

/** The takes that differ for an engine: an engine that cannot change the pitch would render some of them
 *  twice. */
function distinct(takes: readonly Prosody[], { controls }: SpeechEngine): Prosody[] {
  const heard = takes.map(({ speed, pitch }) => ({
    speed: controls.includes('speed') ? speed : 1,
    pitch: controls.includes('pitch') ? pitch : 1,
  }));
  return [...new Map(heard.map((take) => [`${take.speed}/${take.pitch}`, take])).values()];
}

async function recordOnce(
  { words, speed, pitch = 1, speaker }: Omit<ClipLine, 'source'>,
  {
    model,
    forced,
    prosody,
  }: { model: AcousticModel; forced: ReadonlySet<number>; prosody: Prosody },
): Promise<Take> {
  const tokens = words.map(({ text, phones, ipa }, index) => ({
    text,
    phones,
    ipa,
    forced: forced.has(index),
  }));
  const { voice, engine } = speaker;
  const spoken = await engine.speak(tokens, voice, {
    speed: prosody.speed * speed,
    pitch: prosody.pitch * pitch,
  });
  return shapeTake(spoken, words, model);
}

/** Trims, levels and checks a take.
 *  @throws Error when it is silent */
export function shapeTake(
  { pcm: spoken, rate }: SpokenText,
  words: readonly WordToSay[],
  model: AcousticModel,
): Take {
  const pcm = shapeAudio(resample(spoken, rate, MP3_RATE));
  return { pcm, check: checkClip(model, pcm, words) };
}

/** Rank of a take: every accepted take ranks above every rejected one. */
const rankTake = ({ selfScore, refused }: TakeCheck): number => selfScore + (refused ? 0 : 1000);

/** Encodes a take and times its words.
 *  @param folder address that it is served from: `/media/units/<slug>` */
export async function renderClip(
  line: ClipLine,
  take: Take,
  { model, folder }: { model: AcousticModel; folder: string },
): Promise<{ clip: Clip; mp3: Uint8Array }> {
  const { mp3, durationMs, cues } = await encodeTake(line.words, take, model);
  const { selfScore, refused } = take.check;
  const clip = {
    path: `${folder}/${hashBytes(mp3)}.mp3`,
    voice: line.speaker.voice.id,
    durationMs,
    selfScore,
    ...(refused !== undefined && { refused }),
    cues,
    source: line.source,
  };
  return { clip, mp3 };
}

/** A take as a file, with the time of each word, ms. */
export async function encodeTake(
  words: readonly WordToSay[],
  { pcm }: Take,
  model: AcousticModel,
): Promise<{ mp3: Uint8Array } & Pick<Clip, 'durationMs' | 'cues'>> {
  return {
    mp3: await encodeMp3(pcm),
    durationMs: Math.round((1000 * pcm.length) / MP3_RATE),
    cues: alignWords(model, pcm, words),
  };
}
