import type { Tensor } from './ear-file';
import { silu } from './frame-net';
import type { HeardSound } from './heard-sounds';
import type { AskedSound } from './sound-windows';

/** The part of the net that answers for one word. */
export interface WordNet {
  hidden: { weight: Float32Array; bias: Float32Array };
  output: { weight: Float32Array; bias: Float32Array };
}

const LIMIT = 8;
const SOFT_SHARE = 0.3;

export function loadWordNet(tensors: ReadonlyMap<string, Tensor>): WordNet {
  const layer = (name: string) => ({
    weight: tensors.get(`${name}.weight`)!.values,
    bias: tensors.get(`${name}.bias`)!.values,
  });
  return { hidden: layer('word1'), output: layer('word2') };
}

const clamp = (x: number): number => Math.min(LIMIT, Math.max(-LIMIT, x));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Log odds that a word was said, from what is heard of its sounds (at least one). */
export function wordOdds(
  { hidden, output }: WordNet,
  sounds: readonly AskedSound[],
  heard: readonly HeardSound[],
): number {
  const n = sounds.length;
  const said = heard.map((sound) => clamp(sound.said));
  const scores = heard.map(({ score }) => score);
  const tail = sum(
    heard.map((sound, i) => (sounds[i]!.endsWord ? clamp(sound.nothingLeftOut) : 0)),
  );
  const lengths = sounds.map(({ first, last }) => Math.log((last + 1 - first) / 2));
  const least = Math.min(...said);
  const soft = -Math.log(Math.max(1e-6, sum(said.map((value) => Math.exp(-value)))));
  const x = [
    least,
    sum(said) / n,
    soft,
    sum(said) / Math.sqrt(n),
    3 * Math.min(...scores),
    (3 * sum(scores)) / n,
    tail,
    Math.min(least, tail),
    Math.log(n),
    sum(lengths) / n,
    Math.min(...lengths),
    Math.max(...lengths),
  ].map((value) => value / 3);
  return output.weight.reduce(
    (odds, weight, k) => {
      const row = k * x.length;
      const z = x.reduce((a, value, i) => a + value * hidden.weight[row + i]!, hidden.bias[k]!);
      return odds + weight * silu(z);
    },
    output.bias[0]! + SOFT_SHARE * soft,
  );
}
