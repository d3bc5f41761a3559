'use client';
import { Fragment } from 'react';
import { bare, type JudgedWord, standingOf } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

const LOOKS = {
  said: 'text-said decoration-said decoration-solid',
  nearly: 'text-nearly decoration-nearly decoration-dotted',
  again: 'text-again decoration-again decoration-wavy',
  missing: 'text-soft decoration-again decoration-wavy',
  unsure: 'text-text decoration-edge decoration-dashed',
} as const;

const SIZES = {
  word: 'text-[clamp(2.5rem,9vw,4.0625rem)] leading-tight',
  sentence: 'text-[clamp(1.75rem,5.4vw,2.75rem)] leading-[1.5] text-balance',
  hero: 'text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[1.45]',
} as const;

interface Props {
  words: readonly string[];
  /** A single word is set larger than a sentence; on the front page a sentence stands at the left. */
  size: keyof typeof SIZES;
  /** Draws the places of the words instead of the words. */
  hidden: boolean;
  judged: readonly JudgedWord[] | null;
  typed: boolean;
  /** The word that is being heard. */
  heardCue: number | null;
  /** The word whose sounds are shown. */
  opened: number | null;
  onWord: (at: number) => void;
}

/** An English line that changes in place: each word takes the colour and the underline of how it was
 *  said, and opens its sounds; before that, a press on a word plays it. */
export function SpokenText(props: Props) {
  const { words, size, hidden, judged, typed, heardCue, opened, onWord } = props;
  const t = useScopedI18n('lesson');
  if (hidden)
    return (
      <p aria-hidden="true" className={classNames('font-english text-line', SIZES[size])}>
        {words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={at}>
            <span
              className="inline-block border-b-2 border-edge"
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
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={at}>
            <button
              type="button"
              tabIndex={result ? 0 : -1}
              aria-label={
                status ? t('sounds.open', { word: bare({ text: word }), status }) : undefined
              }
              aria-expanded={result ? opened === at : undefined}
              onClick={() => onWord(at)}
              className={classNames(
                'rounded transition-colors duration-slow',
                result && 'underline decoration-[3px] underline-offset-[0.22em]',
                result && LOOKS[standingOf(result)],
                opened === at && 'bg-sunken',
                heardCue === at && 'bg-gold-soft',
              )}
            >
              {word}
            </button>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}
