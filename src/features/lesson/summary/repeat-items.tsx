'use client';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';

interface Props {
  items: readonly LessonItem[];
  /** Indexes of the items worth repeating. */
  repeat: readonly number[];
  onRepeat: (indexes: readonly number[]) => void;
}

/** The items worth repeating: each is a chip that repeats it, and one button repeats all. */
export function RepeatItems({ items, repeat, onRepeat }: Props) {
  const lesson = useScopedI18n('lesson.summary');
  const t = useScopedI18n('summary');
  const lookUp = useScopedI18n('lookUp');
  if (repeat.length === 0) return null;
  return (
    <section {...LOOKED_UP_TEXT} className="grid justify-items-start gap-3">
      <h2 className="text-xl">
        <Phrases>{lesson('repeat')}</Phrases>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {repeat.map((index) => {
          const { text } = items[index]!;
          return (
            <li key={index}>
              <button
                type="button"
                aria-label={t('repeatOne', { text })}
                className="min-h-11 border border-edge px-4 py-1 text-left font-english leading-snug hover:bg-sunken"
                onClick={() => onRepeat([index])}
              >
                <span lang="en">{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <WordListButton label={lookUp('words')} />
      {repeat.length > 1 && (
        <Button variant="secondary" onClick={() => onRepeat(repeat)}>
          {lesson('repeatThese', { count: repeat.length })}
        </Button>
      )}
    </section>
  );
}
