'use client';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { type JudgedWord, stripPunctuation } from '~/domain/lesson-feedback';
import type { WordStatus } from '~/domain/speech/types';
import { toWordMark } from '~/domain/speech/word-mark';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { LANGUAGE_TAGS } from '~/lib/language';
import type { WordRange } from '../player/use-item-playback';
import { MARK_STYLES } from './mark-styles';
import { useMarkText } from './use-mark-text';

const TYPED_STYLES: Readonly<Record<WordStatus, string>> = {
  said: MARK_STYLES.clear,
  nearly: 'text-nearly decoration-nearly decoration-dotted',
  again: MARK_STYLES.other,
  missing: 'text-soft decoration-again decoration-wavy',
};

/** A word of which nothing was heard is fainter than one that was another. */
function spokenStyle(word: JudgedWord): string {
  const mark = toWordMark(word);
  return mark === 'other' && word.status === 'missing' ? TYPED_STYLES.missing : MARK_STYLES[mark];
}

const PLAYED_STYLE = { model: 'bg-gold-soft', own: 'bg-ink-soft' } as const;

const SIZES = {
  word: 'text-[clamp(2.5rem,9vw,4.0625rem)] leading-tight',
  sentence: 'text-[clamp(1.75rem,5.4vw,2.75rem)] leading-[1.5] text-balance',
  hero: 'text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[1.45]',
  line: 'text-xl leading-[1.45]',
} as const;

interface Props {
  words: readonly string[];
  /** A single word is larger than a sentence; on the home page a sentence is aligned left, in a dialog it is
   *  smaller. */
  size: keyof typeof SIZES;
  /** Whether placeholders are drawn instead of the words. */
  hidden: boolean;
  judged: readonly JudgedWord[] | null;
  typed: boolean;
  /** Index of the current word, and the voice that says it. */
  played: { word: number | null; voice: 'model' | 'own' | null };
  /** Index of the word whose phonemes are shown. */
  opened: number | null;
  /** The selected words, if not all. */
  range?: WordRange | null;
  /** Called on a click on a word; without it the words are no buttons. */
  onWord?: (index: number) => void;
}

/** An English line: after an attempt each word has the colour and the underline of its result, and a click opens
 *  its phonemes; before that a click plays the word. The words are a group with a description of its keys: one tab
 *  stop, at the word that had the focus last; the arrow keys, Home and End move from word to word. */
export function SpokenText(props: Props) {
  const { words, size, hidden, judged, typed, played, opened, range, onWord } = props;
  const t = useScopedI18n('lesson');
  const markText = useMarkText();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const [lastFocused, setLastFocused] = useState(0);
  const stop = Math.min(lastFocused, words.length - 1);
  if (hidden)
    return (
      <p aria-hidden="true" className={classNames('font-english text-line', SIZES[size])}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={index}>
            <span
              className={classNames(
                'inline-block border-b-2',
                played.word !== index && 'border-edge',
                played.word === index && (played.voice === 'own' ? 'border-ink' : 'border-gold'),
                played.word === index && played.voice && PLAYED_STYLE[played.voice],
              )}
              style={{ width: `${stripPunctuation({ text: word }).length * 0.5}em` }}
            >
              {'\u00a0'}
            </span>{' '}
          </Fragment>
        ))}
      </p>
    );
  const line = (
    <p lang="en" className={classNames('font-english', SIZES[size])}>
      {words.map((word, index) => {
        const result = judged?.[index];
        const status = result && (typed ? t(`typedStatus.${result.status}`) : markText(result));
        const left = range && (index < range.from || index > range.to);
        const look = classNames(
          'spoken-word',
          result && 'underline decoration-[3px] underline-offset-[0.22em]',
          result && (typed ? TYPED_STYLES[result.status] : spokenStyle(result)),
          left && 'opacity-45',
          opened === index && 'bg-sunken',
          played.word === index && played.voice && PLAYED_STYLE[played.voice],
        );
        if (!onWord)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
            <Fragment key={index}>
              <span className={look}>{word}</span>{' '}
            </Fragment>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={index}>
            <button
              type="button"
              data-word={index}
              tabIndex={index === stop ? 0 : -1}
              lang={status ? tag : undefined}
              aria-label={
                status
                  ? t('sounds.open', { word: stripPunctuation({ text: word }), status })
                  : undefined
              }
              aria-expanded={result ? opened === index : undefined}
              onFocus={() => setLastFocused(index)}
              onClick={() => {
                // Safari gives a clicked button no focus.
                setLastFocused(index);
                onWord(index);
              }}
              onKeyDown={moveFocus}
              className={look}
            >
              {status ? <span lang="en">{word}</span> : word}
            </button>{' '}
          </Fragment>
        );
      })}
    </p>
  );
  if (!onWord || words.length < 2) return line;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own layout.
    <div role="group" aria-label={t('wordGroup', { count: words.length })}>
      {line}
    </div>
  );
}

/** The index to which each key moves, by the current index and the number of words. */
const MOVES = new Map<string, (index: number, count: number) => number>([
  ['ArrowRight', (index, count) => Math.min(index + 1, count - 1)],
  ['ArrowLeft', (index) => Math.max(index - 1, 0)],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

/** Moves the focus to another word on its key, and stops the event from reaching the lesson keys. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const move = MOVES.get(event.key);
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  const words = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-word]');
  if (words) words[move(Number(event.currentTarget.dataset.word), words.length)]?.focus();
}
