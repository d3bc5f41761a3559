'use client';
import { hintFor, type ScoredWordPhones } from '~/domain/pronunciation-hint';
import type { Accent } from '~/domain/speech/accent';
import { symbolOf, toIpa } from '~/domain/speech/ipa';
import { reliableSounds } from '~/domain/speech/reliable-sounds';
import type { Phone } from '~/domain/speech/types';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

interface Props {
  word: ScoredWordPhones;
  accent: Accent;
  /** The sounds that may be called clear. */
  reliable?: ReadonlySet<Phone>;
}

const EDGES = {
  unrated: 'border-line',
  clear: 'border-said',
  weak: 'border-dotted border-nearly',
  slip: 'border-dashed border-again',
} as const;

/** The phonemes of a word in order: the expected one, and the recognised one. Advice was compared with experts;
 *  a sound without reliable results is not called clear either, but only shown. */
export function PhonemeList({ word, accent, reliable = reliableSounds }: Props) {
  const t = useScopedI18n('lesson.sounds');
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1.5 sm:flex sm:flex-wrap sm:gap-2">
      {word.phones.map((phone, index) => {
        const symbol = symbolOf(phone, accent);
        // A sound that the card of this accent does not write, such as the R of the other one.
        if (symbol === '') return null;
        const { state: estimate, heard } = hintFor(word, index);
        const isKnown = estimate === 'weak' || heard || reliable.has(phone.target);
        const state = isKnown ? estimate : 'unrated';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a sound is its place in the word.
            key={index}
            className={classNames(
              'grid min-w-11 content-start justify-items-center border-b-2 bg-raised px-1 py-1 text-center sm:px-3',
              EDGES[state],
            )}
          >
            <span className="sr-only">{spoken(symbol, state, heard)}</span>
            <span aria-hidden="true" className="font-ipa text-lg">
              {symbol}
            </span>
            <span
              aria-hidden="true"
              className={classNames('text-xs', state === 'clear' ? 'text-soft' : 'text-text')}
            >
              {heard ? (
                <>
                  {t('heardAs')} <span className="font-ipa">{toIpa(heard, accent)}</span>
                </>
              ) : state === 'weak' ? (
                t('weak')
              ) : (
                state === 'clear' && t('fine')
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );

  /** The sound and its state in one phrase. A sound without reliable results has no state. */
  function spoken(sound: string, state: keyof typeof EDGES, heard: Phone | null): string {
    if (heard) return t('said.slip', { heard: toIpa(heard, accent), sound });
    return state === 'clear' || state === 'weak' ? t(`said.${state}`, { sound }) : sound;
  }
}
