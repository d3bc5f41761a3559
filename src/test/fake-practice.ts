import { LevelTrace } from '~/audio/level-trace';
import { SILENT } from '~/audio/playing';
import { DEFAULT_PLAYBACK_SETTINGS } from '~/features/lesson/player/playback-settings';
import type { ItemPractice } from '~/features/lesson/player/use-item-practice';

const nothing = () => {};
const CLIP = { path: '/clip.mp3', durationMs: 3500, cues: [] };

const READY: ItemPractice = {
  item: {
    id: 'item',
    kind: 'SENTENCE',
    position: 1,
    text: '',
    translation: '',
    partOfSpeech: null,
    ipa: null,
    example: null,
    exampleTranslation: null,
    reference: [],
    audio: { US: CLIP, GB: CLIP },
    accent: 'US',
    clip: CLIP,
  },
  playback: {
    clip: CLIP,
    playAside: nothing,
    player: {
      playing: false,
      loading: false,
      cue: null,
      failed: false,
      play: nothing,
      stop: nothing,
    },
    voice: { playing: false, cue: null, play: nothing, stop: nothing },
    now: SILENT,
    stretch: null,
    marking: null,
    toggleSelection: nothing,
    clearRange: nothing,
    listen: nothing,
    listenAtSpeed: nothing,
    isSlowNext: false,
    listenSlowly: nothing,
    listenToOwn: nothing,
    compare: nothing,
    comparing: false,
    isUnvoiced: false,
    isMuted: false,
  },
  listening: {
    choices: DEFAULT_PLAYBACK_SETTINGS,
    change: nothing,
    faster: nothing,
    slower: nothing,
    toggleLoop: nothing,
    toggleText: nothing,
    toggleTranslation: nothing,
    choosesText: true,
  },
  speaking: {
    phase: { name: 'ready' },
    share: 1,
    trace: new LevelTrace(),
    samples: undefined,
    speak: nothing,
    scoreAgain: nothing,
  },
  answer: {
    judgement: null,
    before: null,
    leftOpen: null,
    failedTries: 0,
    opened: null,
    peek: 'none',
    isSilent: false,
    otherWords: null,
    textHidden: false,
    fromChinese: false,
    touchWord: nothing,
    closeWord: nothing,
  },
  steps: {
    mode: 'SPEAK',
    setMode: nothing,
    peek: nothing,
    check: nothing,
    retry: nothing,
    next: nothing,
    silence: 'none',
  },
  engine: {
    scorer: () => ({ score: () => new Promise(nothing), dispose: nothing }),
    renew: nothing,
    share: 1,
    leniency: 'STANDARD',
  },
};

/** Overrides of parts of a practice. */
export type PracticeParts = { [Part in keyof ItemPractice]?: Partial<ItemPractice[Part]> };

/** A practice that is ready and does nothing, except for the overrides. */
export function fakePractice(parts: PracticeParts = {}): ItemPractice {
  return {
    item: { ...READY.item, ...parts.item },
    playback: { ...READY.playback, ...parts.playback },
    listening: { ...READY.listening, ...parts.listening },
    speaking: { ...READY.speaking, ...parts.speaking },
    answer: { ...READY.answer, ...parts.answer },
    steps: { ...READY.steps, ...parts.steps },
    engine: { ...READY.engine, ...parts.engine },
  };
}
