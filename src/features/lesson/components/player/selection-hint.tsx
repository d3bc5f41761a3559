'use client';
import { stripPunctuation } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../../player/use-item-practice';

interface Props extends Pick<ItemPractice, 'item' | 'playback'> {
  hidden: boolean;
}

/** Hint on selecting a range of words, or the selected range. */
export function SelectionHint({ item, playback, hidden }: Props) {
  const t = useScopedI18n('listening');
  const { marking, stretch, toggleSelection, clearRange } = playback;
  const hint = marking
    ? marking.from === null
      ? t('markFirst')
      : t('markLast')
    : stretch && !hidden
      ? t('stretch', { words: namedWords(item.reference, stretch) })
      : null;
  if (hint === null) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-sm text-soft">
      <span role="status">{hint}</span>
      <button
        type="button"
        className="link min-h-11 px-2"
        onClick={marking ? toggleSelection : clearRange}
      >
        {marking ? t('giveUp') : t('whole')}
      </button>
    </p>
  );
}

const NAMED_WORDS_PER_END = 3;

/** The words of a range; the middle of a long one is omitted. */
function namedWords(
  words: readonly { text: string }[],
  { from, to }: { from: number; to: number },
) {
  const named = words.slice(from, to + 1).map(stripPunctuation);
  if (named.length <= 2 * NAMED_WORDS_PER_END) return named.join(' ');
  return `${named.slice(0, NAMED_WORDS_PER_END).join(' ')} … ${named.slice(-NAMED_WORDS_PER_END).join(' ')}`;
}
