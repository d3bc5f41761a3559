import { CONTRASTS, type Contrast } from './contrast';

/** Two words that differ in one sound, to be told apart by ear. */
export interface MinimalPair {
  /** `sheep-ship`: the words, in the order of the contrast's sounds. */
  id: string;
  contrast: Contrast;
  words: readonly [string, string];
}

/** The pairs by contrast, written by us: common words with one reading each, so that the spelling of a button names
 *  exactly one sound. */
const PAIRS: Readonly<Record<Contrast, string>> = {
  sheepShip:
    'sheep-ship seat-sit feel-fill beat-bit heat-hit sleep-slip cheap-chip reach-rich steal-still',
  poolPull: 'pool-pull fool-full suit-soot stewed-stood wooed-would',
  penPan: 'pen-pan bed-bad men-man head-had send-sand dead-dad guess-gas bet-bat',
  hatHut: 'hat-hut cat-cut bag-bug match-much cap-cup ran-run fan-fun',
  cupCop: 'cup-cop luck-lock shut-shot hut-hot nut-not rub-rob duck-dock',
  lateLet: 'late-let wait-wet pain-pen taste-test sale-sell paper-pepper gate-get fail-fell',
  boatBought: 'boat-bought coat-caught low-law cold-called bowl-ball hole-hall coal-call',
  thinkSink:
    'think-sink thick-sick thumb-some thing-sing mouth-mouse path-pass faith-face worth-worse',
  threeTree: 'three-tree thank-tank thin-tin both-boat thought-taught theme-team faith-fate',
  freeThree: 'free-three fought-thought fin-thin deaf-death first-thirst',
  theyDay: 'they-day then-den those-doze there-dare though-dough breathe-breed',
  vineWine: 'vine-wine vest-west vet-wet veil-whale verse-worse vent-went',
  bestVest: 'best-vest ban-van berry-very boat-vote curb-curve',
  fanVan: 'fan-van fine-vine leaf-leave safe-save few-view fast-vast proof-prove',
  lightRight:
    'light-right long-wrong lock-rock glass-grass cloud-crowd fly-fry play-pray lane-rain',
  nightLight: 'night-light no-low nine-line knife-life net-let snow-slow nap-lap knock-lock',
  sunSung: 'sun-sung thin-thing sin-sing win-wing ran-rang ban-bang pin-ping',
  sameSane: 'same-sane them-then comb-cone warm-warn team-teen game-gain foam-phone term-turn',
  pricePrize:
    'price-prize ice-eyes bus-buzz peace-peas place-plays race-raise rice-rise niece-knees',
  seatSheet: 'seat-sheet sea-she sue-shoe sip-ship sign-shine so-show sell-shell save-shave',
  chairShare: 'chair-share choose-shoes watch-wash catch-cash cheat-sheet chop-shop',
  seatSeed: 'seat-seed hat-had bet-bed right-ride wrote-road white-wide neat-need cart-card',
  backBag: 'back-bag pick-pig duck-dug cap-cab rope-robe cup-cub rich-ridge',
  seaSeat:
    'sea-seat see-seed may-made fee-feed bay-bake why-wipe tie-time my-mine low-load we-week',
};

/** Every pair, by its contrast. */
export const MINIMAL_PAIRS: readonly MinimalPair[] = CONTRASTS.flatMap((contrast) =>
  PAIRS[contrast].split(' ').map((id): MinimalPair => {
    const [first = '', second = ''] = id.split('-');
    return { id, contrast, words: [first, second] };
  }),
);

/** The distinct words of all pairs, sorted. */
export const PAIR_WORDS: readonly string[] = [
  ...new Set(MINIMAL_PAIRS.flatMap(({ words }) => words)),
].sort();
