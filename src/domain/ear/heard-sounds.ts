import { finalConsonants, nearSounds } from '~/domain/speech/near-sounds';
import type { Phone } from '~/domain/speech/types';
import { ANSWERS, type Tensor } from './ear-file';
import { CLASSES, silu, WIDE } from './frame-net';
import { type AskedSound, soundWindows, WINDOW } from './sound-windows';

/** The sounds of the ear, in its order; silence follows them. */
export const earPhones: readonly Phone[] = (
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y ' +
  'Z ZH'
).split(' ');
export const SILENCE = earPhones.length;

/** What is heard of a sound that a text asks for. */
export interface HeardSound {
  /** Log odds that it was said. */
  said: number;
  /** Estimated score of experts, about 0 … 2. */
  score: number;
  /** Log odds that no sound was left out after it. */
  nothingLeftOut: number;
}

interface Dense {
  inputs: number;
  weight: Float32Array;
  bias: Float32Array | null;
}

/** The part of the net that answers for one sound; the phone that is asked for selects a part of its weights. */
export interface SoundNet {
  pool: Dense;
  compare: Dense;
  target: Dense;
  small: Dense;
  answer: Dense;
  /** `39 × 3 × 256` and `39 × 3` */
  answers: Float32Array;
  offsets: Float32Array;
}

const HIDDEN = 192;
const COMPARED = 13;
const MEAN_SCORE = 1.7;
const LEAST = -9;
const LEAST_NEAR = -10;
/** The windows whose posteriors the net reads. */
const POSTERIOR_WINDOWS = [0, 1, 2, 4];
const AFTER = 4;

const nearIndexes = earPhones.map((phone) =>
  nearSounds(phone, true).map((near) => earPhones.indexOf(near)),
);
const finalIndexes = [...finalConsonants].map((phone) => earPhones.indexOf(phone));

export function loadSoundNet(tensors: ReadonlyMap<string, Tensor>): SoundNet {
  const dense = (name: string): Dense => {
    const { shape, values } = tensors.get(`${name}.weight`)!;
    return { inputs: shape[1]!, weight: values, bias: tensors.get(`${name}.bias`)?.values ?? null };
  };
  return {
    pool: dense('pool'),
    compare: dense('compare'),
    target: dense('target'),
    small: dense('small'),
    answer: dense('answer'),
    answers: tensors.get('answers')!.values,
    offsets: tensors.get('offsets')!.values,
  };
}

/** Hears sounds of one recording. Texts that are asked one after the other share most of their sounds, and competitors
 *  of a sound lie in its place: nothing is computed twice.
 *  @param sums of the recording, see `runningSums` */
export function soundHearer(net: SoundNet, sums: Float64Array): (sound: AskedSound) => HeardSound {
  const places = new Map<string, HeardPlace>();
  const answers = new Map<string, HeardSound>();
  const placeOf = (key: string, sound: AskedSound): HeardPlace => {
    const known = places.get(key);
    if (known) return known;
    const windows = soundWindows(sums, sound);
    const place = { windows, pooled: apply(net.pool, poolInputs(windows)) };
    places.set(key, place);
    return place;
  };
  return (sound) => {
    const { first, last, phone, next, endsWord } = sound;
    const place = `${first} ${last}`;
    const key = `${place} ${phone} ${next} ${endsWord}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = hearSound(net, placeOf(place, sound), sound);
    answers.set(key, answer);
    return answer;
  };
}

/** What a recording has in the place of a sound, whichever it is. */
interface HeardPlace {
  windows: Float32Array;
  pooled: Float32Array;
}

function hearSound(net: SoundNet, { windows, pooled }: HeardPlace, sound: AskedSound): HeardSound {
  const compared = apply(net.compare, compare(windows, sound));
  const hidden = new Float32Array(HIDDEN + net.small.weight.length / HIDDEN);
  for (let i = 0; i < HIDDEN; i++) {
    const target = net.target.weight[sound.phone * HIDDEN + i]!;
    hidden[i] = silu(pooled[i]! + target + compared[i]!);
  }
  const small = apply(net.small, hidden.subarray(0, HIDDEN));
  for (const [i, value] of small.entries()) hidden[HIDDEN + i] = silu(value);
  const common = apply(net.answer, hidden);
  const [said, score, nothingLeftOut] = Array.from({ length: ANSWERS }, (_, k) => {
    const row = sound.phone * ANSWERS + k;
    let sum = common[k]! + net.offsets[row]!;
    for (let i = 0; i < hidden.length; i++)
      sum += hidden[i]! * net.answers[row * hidden.length + i]!;
    return sum;
  });
  return { said: said!, score: score! + MEAN_SCORE, nothingLeftOut: nothingLeftOut! };
}

function apply({ inputs, weight, bias }: Dense, x: Float32Array): Float32Array {
  const outputs = new Float32Array(weight.length / inputs);
  for (let out = 0, w = 0; out < outputs.length; out++) {
    let sum = bias ? bias[out]! : 0;
    for (let i = 0; i < inputs; i++, w++) sum += weight[w]! * x[i]!;
    outputs[out] = sum;
  }
  return outputs;
}

function poolInputs(windows: Float32Array): Float32Array {
  const count = windows.length / WINDOW;
  const out = new Float32Array(count * WIDE + POSTERIOR_WINDOWS.length * CLASSES);
  for (let w = 0; w < count; w++)
    out.set(windows.subarray(w * WINDOW, w * WINDOW + WIDE), w * WIDE);
  for (const [k, w] of POSTERIOR_WINDOWS.entries())
    for (let c = 0; c < CLASSES; c++)
      out[count * WIDE + k * CLASSES + c] = windows[w * WINDOW + WIDE + c]! / 4;
  return out;
}

/** How the sound compares with all others and with those that learners confuse with it, in each part of it, and with
 *  the consonants after it. */
function compare(
  windows: Float32Array,
  { phone, next, endsWord, first, last }: AskedSound,
): Float32Array {
  const log = (window: number, c: number) => windows[window * WINDOW + WIDE + c]!;
  const values: number[] = [];
  for (const window of [0, 1, 2]) {
    const own = log(window, phone);
    let other = -20;
    for (let c = 0; c < CLASSES; c++) if (c !== phone) other = Math.max(other, log(window, c));
    const near = Math.max(LEAST_NEAR, ...nearIndexes[phone]!.map((c) => log(window, c)));
    values.push(own, own - other, own - near);
  }
  const after = finalIndexes.map((c) => (c === next || c === phone ? LEAST : log(AFTER, c)));
  const length = Math.log((last + 1 - first) / 2);
  values.push(log(AFTER, phone), Math.max(...after), endsWord ? 4 : 0, 4 * length);
  return Float32Array.from({ length: COMPARED }, (_, i) => values[i]! / 4);
}
