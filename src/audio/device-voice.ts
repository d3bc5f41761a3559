import type { Accent } from '~/domain/speech/accent';
import { createStore, patch } from '~/lib/create-store';
import { type Playing, type PlayOptions, SILENT } from './playing';

/** The address of a voice on the device that speaks an accent, else of any English one; null without any.
 *  @param accent `US` or `GB` */
export function findLocalVoice(accent: Accent): string | null {
  const voices = listLocalVoices();
  const own = voices.find(({ lang }) => lang.toUpperCase().endsWith(accent));
  return (own ?? voices[0])?.voiceURI ?? null;
}

/** The English voices on the device itself. Others would send the text to a server of the browser's vendor. */
export function listLocalVoices(): SpeechSynthesisVoice[] {
  return speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
}

/** A Chinese voice of Taiwan on the device itself; null without any. */
export function findChineseVoice(): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices();
  return voices.find(({ localService, lang }) => localService && /^zh[-_]TW\b/i.test(lang)) ?? null;
}

interface DeviceVoiceOptions extends PlayOptions {
  /** Index of the first word in the item. */
  from?: number | undefined;
}

/** Reads a text with a voice of the device, and reports its state as `Playback` does. A store outside React. */
export class DeviceVoice {
  private readonly store = createStore(SILENT);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The present round; late events of an earlier one are ignored. */
  private run: object | null = null;

  readonly snapshot = this.store.get;

  readonly subscribe = this.store.subscribe;

  /** Reads in an accent, with any voice of the device that has it. @returns false without an English voice */
  playIn(words: readonly string[], accent: Accent, options: DeviceVoiceOptions = {}): boolean {
    const voice = findLocalVoice(accent);
    return voice !== null && this.play(words, voice, options);
  }

  /** Reads from the beginning and stops the previous reading. @returns false when the device has no such
   *  local voice */
  play(words: readonly string[], voiceURI: string, options: DeviceVoiceOptions = {}): boolean {
    this.stop();
    const voice = listLocalVoices().find((one) => one.voiceURI === voiceURI);
    if (!voice) return false;
    const { rounds = 1 } = options;
    this.set({ sounds: 1, rounds });
    this.speak(words, voice, options);
    return true;
  }

  /** Reads Chinese from the beginning and stops the previous reading. @returns false without a Chinese voice */
  playChinese(text: string): boolean {
    this.stop();
    const voice = findChineseVoice();
    if (!voice) return false;
    this.set({ sounds: 1, rounds: 1 });
    this.speak([text], voice, {});
    return true;
  }

  readonly stop = (): void => {
    clearTimeout(this.timer);
    const wasRunning = this.run !== null;
    this.run = null;
    if (wasRunning) speechSynthesis.cancel();
    this.store.set(SILENT);
  };

  private speak(
    words: readonly string[],
    voice: SpeechSynthesisVoice,
    options: DeviceVoiceOptions,
  ): void {
    const run = {};
    this.run = run;
    const text = words.join(' ');
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = options.rate ?? 1;
    const started = performance.now();
    utterance.onboundary = ({ name, charIndex }) => {
      if (this.run === run && name === 'word')
        this.set({ word: (options.from ?? 0) + text.slice(0, charIndex).split(' ').length - 1 });
    };
    utterance.onend = () => {
      if (this.run !== run) return;
      const { round, rounds } = this.snapshot();
      if (rounds !== null && round >= rounds) return this.stop();
      const { gap = 0 } = options;
      this.set({ status: 'gap', voice: null, word: null, round: round + 1 });
      const pause = gap === 'same' ? performance.now() - started : gap;
      this.timer = setTimeout(() => this.speak(words, voice, options), pause);
    };
    utterance.onerror = () => {
      if (this.run === run) this.stop();
    };
    this.set({ status: 'playing', voice: 'model', word: null });
    speechSynthesis.speak(utterance);
  }

  private set(changes: Partial<Playing>): void {
    patch(this.store, changes);
  }
}
