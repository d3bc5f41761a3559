'use client';
import { useCallback, useEffect, useState } from 'react';
import type { DeviceVoice } from '~/audio/device-voice';
import type { Samples } from '~/audio/playable-clip';
import { getSpan, modelClip, spokenWords } from '~/audio/playable-clip';
import { type Playing, SILENT } from '~/audio/playing';
import { isUnrecorded } from '~/audio/unrecorded';
import { useDeviceVoice } from '~/audio/use-device-voice';
import { type ClipPlayer, type OwnVoice, useTwoVoices } from '~/audio/use-two-voices';
import type { Judgement } from '~/domain/lesson-feedback';
import type { Accent } from '~/domain/speech/accent';
import { useEarlyListening } from '~/early/early-listening';
import type { LessonClip } from '~/schemas/lesson';
import {
  DEFAULT_PLAYBACK_SETTINGS,
  type PlaybackSettings,
  SLOW_SPEED,
  shiftSpeed,
} from './playback-settings';
import { readPlaybackSettings, usePlaybackSettings } from './use-playback-settings';

/** Words `from` … `to` of the text. */
export interface WordRange {
  from: number;
  to: number;
}

interface Options {
  /** The item in the voices of the accent, its own first. */
  clips: readonly [LessonClip, ...LessonClip[]];
  /** The words of the item, for a voice of the device, and the accent of that voice. */
  words: readonly string[];
  accent: Accent;
  /** The last recording of this item; its judgement has the times of its words. */
  samples: Samples | undefined;
  judgement: Judgement | null;
  /** Index of the word whose phonemes are shown. */
  opened: number | null;
  /** Whether the microphone is open, so that nothing may be played. */
  recording: boolean;
  /** Whether the item is to be typed and can be asked by its Chinese: by the learner's setting it then makes no sound
   *  before it is typed. */
  canBeSilent?: boolean;
  /** Called before the clip is played. */
  onListen?: () => void;
  /** Replaces storing whether the text is shown: a review shows it once. */
  onToggleText?: () => void;
  /** Whether the default playback settings apply instead of the stored ones. */
  plain?: boolean;
  /** Words of a longer clip to which the item is limited. */
  part?: WordRange;
}

/** Playback of an item's clip and of the learner's recording. */
export interface ItemPlayback {
  /** The clip in the chosen voice. */
  clip: LessonClip;
  /** Changes to the next voice of the accent and plays it; undefined where there is one. */
  anotherVoice?: (() => void) | undefined;
  /** Plays another text of the item, whose words are not on the screen one by one. */
  playAside: (clip: LessonClip) => void;
  player: ClipPlayer;
  /** Whether nothing may be played before the item is typed from its Chinese. */
  isMuted: boolean;
  /** Whether the item has no clip, and the device has no English voice that could read it. */
  isUnvoiced: boolean;
  voice: OwnVoice;
  /** State of the playback of either voice. */
  now: Playing;
  /** Selected words, which "listen" plays; null: the whole clip. */
  stretch: WordRange | null;
  /** Selection in progress, with its first word once that is chosen; null outside of one. */
  marking: { from: number | null } | null;
  /** Starts or cancels the selection of a range. */
  toggleSelection: () => void;
  clearRange: () => void;
  /** Plays or stops the clip: at the stored speed, and every second time slowly. */
  listen: () => void;
  /** Plays or stops the clip at the stored speed; the first "listen" is still to come. */
  listenAtSpeed: () => void;
  /** Whether the next "listen" is the slow one. */
  isSlowNext: boolean;
  /** Plays the clip at the slow speed, or at the stored one where that is slower; or stops it. */
  listenSlowly: () => void;
  /** Plays or stops the learner's recording. */
  listenToOwn: () => void;
  /** Plays the model, then the learner: the opened word, else the selected range, else the whole; or stops. */
  compare: () => void;
  comparing: boolean;
}

/** Playback settings of this device, and their setters. */
export interface ItemListening {
  choices: PlaybackSettings;
  change: (changes: Partial<PlaybackSettings>) => void;
  faster: () => void;
  slower: () => void;
  toggleLoop: () => void;
  toggleText: () => void;
  toggleTranslation: () => void;
  /** Whether the stored setting decides if the text is shown; false in a review. */
  choosesText: boolean;
}

export interface HeardItem {
  playback: ItemPlayback;
  listening: ItemListening;
  /** Plays one word, or makes it an end of the range that is being selected. */
  hearWord: (index: number) => void;
  hush: () => void;
}

/** Settings whose change ends what is playing. */
const RESTARTING = ['rounds', 'gap', 'deviceVoice'] as const;

/** Rounds and silence of a repeated clip; nothing for one that plays once. */
const toRepeat = ({ loop, rounds, gap }: PlaybackSettings) =>
  loop && { rounds, gap: gap === 'same' ? gap : gap * 1000 };

export function useItemPlayback(options: Options): HeardItem {
  const { clips, samples, judgement, opened, recording, onListen, onToggleText, plain } = options;
  const { part: whole } = options;
  const voices = useTwoVoices();
  const { now: nowClips, player, voice, toOwnClip, play, setRate, stop: stopClips } = voices;
  const [storedSettings, store] = usePlaybackSettings();
  const choices = plain ? DEFAULT_PLAYBACK_SETTINGS : storedSettings;
  const isMuted = options.canBeSilent === true && choices.typesFrom === 'CHINESE';
  const isKeptQuiet = recording || isMuted;
  const [voiceIndex, setVoiceIndex] = useState(0);
  const clip = clips[voiceIndex % clips.length]!;
  const isRead = isUnrecorded(clip);
  const { device, now: nowDevice } = useDeviceVoice(choices.deviceVoice !== null || isRead);
  const [isUnvoiced, setUnvoiced] = useState(false);
  const now = nowDevice === SILENT ? nowClips : nowDevice;
  const stop = useCallback(() => {
    stopClips();
    device?.stop();
  }, [stopClips, device]);
  const [isSlow, setSlow] = useState(false);
  const [range, setRange] = useState<WordRange | null>(null);
  const [selection, setMarking] = useState<ItemPlayback['marking']>(null);
  const { speed, loop } = choices;
  const isSlowNext = isSlow && !now.failed && speed > SLOW_SPEED;
  const comparing = now.status !== 'idle' && now.sounds > 1;
  const isPlaying = player.playing || nowDevice !== SILENT;
  const words = spokenWords(judgement);
  /** Clips of the learner's words; empty when these words were not said. */
  const own = (part?: WordRange) => {
    const span = getSpan(words, part);
    const unsaid = part !== undefined && words.length > 0 && !span;
    return samples && !unsaid ? [toOwnClip(samples, words, span)] : [];
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another accent is another clip.
  useEffect(() => () => stop(), [clips[0].path, stop]);

  useEarlyListening(clip.path, (element) => {
    onListen?.();
    setSlow(true);
    // Read here, because the first render does not have the stored settings yet.
    const stored = readPlaybackSettings();
    const options = { rate: stored.speed, ...toRepeat(stored) };
    if (!element.paused || element.ended) voices.takeOver(element, modelClip(clip, whole), options);
  });

  const shift = (steps: number) => {
    const to = shiftSpeed(speed, steps);
    setRate(to);
    store({ speed: to });
  };
  /** Has the device read words, by the learner's choice or for want of a clip. @returns false for a clip to play */
  const readAloud = (words: readonly string[], read: Parameters<DeviceVoice['playIn']>[2]) => {
    const { deviceVoice } = choices;
    if (deviceVoice !== null && device?.play(words, deviceVoice, read)) return true;
    if (isRead) setUnvoiced(!device?.playIn(words, options.accent, read));
    return isRead;
  };
  const playWords: ClipPlayer['play'] = (played, how = {}) => {
    if (isMuted) return;
    if (!isUnrecorded(played)) return player.play(played, { rate: speed, ...how });
    const { cue = 0, to = how.cue ?? options.words.length - 1 } = how;
    readAloud(options.words.slice(cue, to + 1), { rate: speed, from: cue });
  };
  const hearWord = (index: number) => {
    if (!selection) return playWords(clip, { cue: index });
    stop();
    const { from } = selection;
    if (from === null) return setMarking({ from: index });
    setRange({ from: Math.min(from, index), to: Math.max(from, index) });
    setMarking(null);
  };
  const listen = (heard: LessonClip, rate: number) => {
    onListen?.();
    const repeat = toRepeat(choices);
    const part = range ?? whole;
    const text = part ? options.words.slice(part.from, part.to + 1) : options.words;
    if (!readAloud(text, { rate, ...repeat, from: part?.from }))
      play([modelClip(heard, part)], { rate, ...repeat });
  };
  const playback: ItemPlayback = {
    clip,
    anotherVoice:
      clips.length > 1 && !device && !isMuted
        ? () => {
            stop();
            const next = (voiceIndex + 1) % clips.length;
            setVoiceIndex(next);
            if (!recording) listen(clips[next]!, speed);
          }
        : undefined,
    playAside: (other) => {
      stop();
      if (!isKeptQuiet) play([{ ...modelClip(other), words: [] }], { rate: speed });
    },
    player: {
      ...player,
      playing: isPlaying,
      failed: now.failed,
      play: playWords,
    },
    isMuted,
    isUnvoiced,
    voice,
    now,
    stretch: range,
    marking: selection,
    toggleSelection: () => {
      stop();
      setMarking(selection ? null : { from: null });
    },
    clearRange: () => {
      stop();
      setRange(null);
    },
    listen: () => {
      stop();
      if (isPlaying || isKeptQuiet) return;
      listen(clip, isSlowNext ? SLOW_SPEED : speed);
      setSlow(!isSlow);
    },
    listenAtSpeed: () => {
      stop();
      if (!isPlaying && !isKeptQuiet) listen(clip, speed);
    },
    isSlowNext,
    listenSlowly: () => {
      stop();
      if (!isPlaying && !isKeptQuiet) listen(clip, Math.min(speed, SLOW_SPEED));
    },
    listenToOwn: () => {
      const wasPlaying = voice.playing;
      stop();
      if (!wasPlaying && !recording) play(own(), {});
    },
    compare: () => {
      stop();
      if (comparing || recording || !samples) return;
      const part = opened === null ? (range ?? undefined) : { from: opened, to: opened };
      const model = isRead ? [] : [modelClip(clip, part ?? whole)];
      play([...model, ...own(part)], { rate: speed });
    },
    comparing,
  };
  const listening: ItemListening = {
    choices,
    change: (changes) => {
      if (changes.speed !== undefined) setRate(changes.speed);
      else if (changes.loop !== undefined || RESTARTING.some((name) => name in changes)) stop();
      store(changes);
    },
    faster: () => shift(2),
    slower: () => shift(-2),
    toggleLoop: () => {
      if (loop) stop();
      store({ loop: !loop });
    },
    toggleText: onToggleText ?? (() => store({ showText: !choices.showText })),
    toggleTranslation: () => store({ showTranslation: !choices.showTranslation }),
    choosesText: onToggleText === undefined,
  };
  return { playback, listening, hearWord, hush: stop };
}
