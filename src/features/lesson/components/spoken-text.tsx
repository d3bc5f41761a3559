'use client';
import { Fragment, type KeyboardEvent } from 'react';
import { bare, type JudgedWord, standingOf } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { Stretch } from '../player/use-item-listening';

const LOOKS = {
  said: 'text-said decoration-said decoration-solid',
  nearly: 'text-nearly decoration-nearly decoration-dotted',
  again: 'text-again decoration-again decoration-wavy',
  missing: 'text-soft decoration-again decoration-wavy',
  unsure: 'text-text decoration-edge decoration-dashed',
} as const;

const HEARD = { model: 'bg-gold-soft', own: 'bg-ink-soft' } as const;

const SIZES = {
  word: 'text-[clamp(2.5rem,9vw,4.0625rem)] leading-tight',
  sentence: 'text-[clamp(1.75rem,5.4vw,2.75rem)] leading-[1.5] text-balance',
  hero: 'text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[1.45]',
  line: 'text-xl leading-[1.45]',
} as const;

interface Props {
  words: readonly string[];
  /** A single word is set larger than a sentence; on the front page a sentence stands at the left,
   *  in a dialog it is smaller. */
  size: keyof typeof SIZES;
  /** Draws the places of the words instead of the words. */
  hidden: boolean;
  judged: readonly JudgedWord[] | null;
  typed: boolean;
  /** The word that is being heard, and by whom. */
  heard: { word: number | null; voice: 'model' | 'own' | null };
  /** The word whose sounds are shown. */
  opened: number | null;
  /** The words that are listened to, if not all. */
  stretch?: Stretch | null;
  /** Without it the words are only read. */
  onWord?: (at: number) => void;
}

/** An English line that changes in place: each word takes the colour and the underline of how it was
 *  said, and opens its sounds; before that, a press on a word plays it. The line is one stop of the Tab
 *  key; the arrows go from word to word. */
export function SpokenText(props: Props) {
  const { words, size, hidden, judged, typed, heard, opened, stretch, onWord } = props;
  const t = useScopedI18n('lesson');
  if (hidden)
    return (
      <p aria-hidden="true" className={classNames('font-english text-line', SIZES[size])}>
        {words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={at}>
            <span
              className={classNames(
                'inline-block border-b-2',
                heard.word !== at && 'border-edge',
                heard.word === at && (heard.voice === 'own' ? 'border-ink' : 'border-gold'),
                heard.word === at && heard.voice && HEARD[heard.voice],
              )}
              style={{ width: `${bare({ text: word }).length * 0.5}em` }}
            >
              {'\u00a0'}
            </span>{' '}
          </Fragment>
        ))}
      </p>
    );
  return (
    <p lang="en" className={classNames('font-english', SIZES[size])}>
      {words.map((word, at) => {
        const result = judged?.[at];
        const status =
          result && (typed ? t(`typedStatus.${result.status}`) : t(`status.${standingOf(result)}`));
        const left = stretch && (at < stretch.from || at > stretch.to);
        const look = classNames(
          'rounded transition-[color,text-decoration-color] duration-slow',
          result && 'underline decoration-[3px] underline-offset-[0.22em]',
          result && LOOKS[standingOf(result)],
          left && 'opacity-45',
          opened === at && 'bg-sunken',
          heard.word === at && heard.voice && HEARD[heard.voice],
        );
        if (!onWord)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
            <Fragment key={at}>
              <span className={look}>{word}</span>{' '}
            </Fragment>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={at}>
            <button
              type="button"
              data-word={at}
              tabIndex={at === (opened ?? 0) ? 0 : -1}
              aria-label={
                status ? t('sounds.open', { word: bare({ text: word }), status }) : undefined
              }
              aria-expanded={result ? opened === at : undefined}
              onClick={() => onWord(at)}
              onKeyDown={goAlong}
              className={look}
            >
              {word}
            </button>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrows go to the word beside this one; no other key of the page hears them. */
function goAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const words = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-word]');
  words?.[Number(event.currentTarget.dataset.word) + step]?.focus();
}
