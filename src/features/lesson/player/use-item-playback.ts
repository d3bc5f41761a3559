'use client';
import { useEffect, useState } from 'react';
import type { Samples } from '~/audio/playable-clip';
import { getSpan, modelClip, spokenWords } from '~/audio/playable-clip';
import type { Playing } from '~/audio/playing';
import { type ClipPlayer, type OwnVoice, useTwoVoices } from '~/audio/use-two-voices';
import type { Judgement } from '~/domain/lesson-feedback';
import type { LessonClip } from '~/schemas/lesson';
import { DEFAULT_PLAYBACK_SETTINGS, type PlaybackSettings, shiftSpeed } from './playback-settings';
import { usePlaybackSettings } from './use-playback-settings';

/** Words `from` … `to` of the text. */
export interface WordRange {
  from: number;
  to: number;
}

interface Options {
  clip: LessonClip;
  /** The last recording of this item, and where its words lie in it. */
  samples: Samples | undefined;
  judgement: Judgement | null;
  /** The word whose sounds are shown. */
  opened: number | null;
  /** The microphone listens: nothing is played. */
  recording: boolean;
  /** Before the recording is heard. */
  onListen?: () => void;
  /** Instead of remembering that the text is shown or hidden: a review shows it once. */
  onToggleText?: () => void;
  /** Nothing of how this device likes to listen counts here. */
  plain?: boolean;
  /** The item is only these words of a longer recording. */
  part?: WordRange;
}

/** The recording of one item and the learner's own: what is heard, and the ways to hear it. */
export interface ItemPlayback {
  player: ClipPlayer;
  voice: OwnVoice;
  /** What is heard now, whichever voice it is. */
  now: Playing;
  /** The words that "listen" plays; null is the whole. */
  stretch: WordRange | null;
  /** A stretch is being marked: its first word, once that is chosen. */
  marking: { from: number | null } | null;
  /** Begins to mark a stretch, or gives it up. */
  toggleMarking: () => void;
  forgetStretch: () => void;
  /** Plays the recording, or stops it. @param rate 0.5 … 1.5; as this device likes it, if not given */
  listen: (rate?: number) => void;
  /** Plays the learner's own recording, or stops it. */
  listenToOwn: () => void;
  /** Plays the model, then the learner: the open word, else the stretch, else the whole; or stops. */
  compare: () => void;
  comparing: boolean;
}

/** How this device likes to listen, and the ways to change it. */
export interface ItemListening {
  choices: PlaybackSettings;
  change: (changes: Partial<PlaybackSettings>) => void;
  faster: () => void;
  slower: () => void;
  toggleLoop: () => void;
  toggleText: () => void;
  toggleTranslation: () => void;
  /** Whether the text is shown as the learner likes: a review asks for it. */
  choosesText: boolean;
}

export interface HeardItem {
  playback: ItemPlayback;
  listening: ItemListening;
  /** Plays one word, or takes it as an end of the stretch that is being marked. */
  hearWord: (at: number) => void;
  hush: () => void;
}

export function useItemPlayback(options: Options): HeardItem {
  const { clip, samples, judgement, opened, recording, onListen, onToggleText, plain } = options;
  const { part: whole } = options;
  const { now, player, voice, ownSound, play, setRate, stop } = useTwoVoices();
  const [storedSettings, keep] = usePlaybackSettings();
  const choices = plain ? DEFAULT_PLAYBACK_SETTINGS : storedSettings;
  const [stretch, setStretch] = useState<WordRange | null>(null);
  const [marking, setMarking] = useState<ItemPlayback['marking']>(null);
  const { speed, loop, rounds, gap } = choices;
  const comparing = now.status !== 'idle' && now.sounds > 1;
  const words = spokenWords(judgement);
  /** The learner's words; nothing when just these were not said. */
  const own = (part?: WordRange) => {
    const span = getSpan(words, part);
    const unsaid = part !== undefined && words.length > 0 && !span;
    return samples && !unsaid ? [ownSound(samples, words, span)] : [];
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another accent is another clip.
  useEffect(() => () => stop(), [clip.path, stop]);

  const shift = (notches: number) => {
    const to = shiftSpeed(speed, notches);
    setRate(to);
    keep({ speed: to });
  };
  const hearWord = (at: number) => {
    if (!marking) return player.play(clip, { cue: at, rate: speed });
    stop();
    const { from } = marking;
    if (from === null) return setMarking({ from: at });
    setStretch({ from: Math.min(from, at), to: Math.max(from, at) });
    setMarking(null);
  };
  const playback: ItemPlayback = {
    player: { ...player, play: (of, how) => player.play(of, { rate: speed, ...how }) },
    voice,
    now,
    stretch,
    marking,
    toggleMarking: () => {
      stop();
      setMarking(marking ? null : { from: null });
    },
    forgetStretch: () => {
      stop();
      setStretch(null);
    },
    listen: (rate = speed) => {
      const wasPlaying = player.playing;
      stop();
      if (wasPlaying || recording) return;
      onListen?.();
      const repeat = loop && { rounds, gap: gap === 'same' ? gap : gap * 1000 };
      play([modelClip(clip, stretch ?? whole)], { rate, ...repeat });
    },
    listenToOwn: () => {
      const wasPlaying = voice.playing;
      stop();
      if (!wasPlaying && !recording) play(own(), {});
    },
    compare: () => {
      stop();
      if (comparing || recording || !samples) return;
      const part = opened === null ? (stretch ?? undefined) : { from: opened, to: opened };
      play([modelClip(clip, part ?? whole), ...own(part)], { rate: speed });
    },
    comparing,
  };
  const listening: ItemListening = {
    choices,
    change: (changes) => {
      if (changes.speed !== undefined) setRate(changes.speed);
      else if (changes.loop !== undefined || 'rounds' in changes || 'gap' in changes) stop();
      keep(changes);
    },
    faster: () => shift(2),
    slower: () => shift(-2),
    toggleLoop: () => {
      if (loop) stop();
      keep({ loop: !loop });
    },
    toggleText: onToggleText ?? (() => keep({ showText: !choices.showText })),
    toggleTranslation: () => keep({ showTranslation: !choices.showTranslation }),
    choosesText: onToggleText === undefined,
  };
  return { playback, listening, hearWord, hush: stop };
}
