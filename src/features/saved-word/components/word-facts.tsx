'use client';
import { Phrases } from '~/components/ui/phrases';
import { taipeiDay } from '~/domain/day';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { SavedWordRow } from '~/schemas/saved-word';
import { findPartOfSpeech } from '../part-of-speech';

/** Part of speech, level, and next review of a saved word, or the reason why it has none. */
export function WordFacts({ row }: { row: SavedWordRow }) {
  const parts = useScopedI18n('savedWord.partOfSpeech');
  const part = findPartOfSpeech(row.partOfSpeech);
  return (
    <span className="figures flex flex-wrap gap-x-3 text-sm text-soft">
      {part && <span>{parts(part)}</span>}
      {row.level && <span>{row.level}</span>}
      <NextReview row={row} />
    </span>
  );
}

function NextReview({ row: { dueOn, isSuspended } }: { row: SavedWordRow }) {
  const t = useScopedI18n('savedWord.row');
  const language = useLanguage();
  if (dueOn === null)
    return (
      <span>
        <Phrases>{t('unspoken')}</Phrases>
      </span>
    );
  if (isSuspended) return <span>{t('suspended')}</span>;
  if (dueOn <= taipeiDay(new Date())) return <span>{t('dueNow')}</span>;
  return <span>{t('due', { date: formatDate(dueOn, language) })}</span>;
}
