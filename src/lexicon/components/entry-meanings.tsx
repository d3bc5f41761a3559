import { Badge } from '~/components/ui/badge';
import { Phrases } from '~/components/ui/phrases';
import type { SoundedEntry } from '~/domain/lexicon/letter-file';
import type { Accent } from '~/domain/speech/accent';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/lib/language';
import { Ipa } from './ipa';

interface Props {
  entry: SoundedEntry;
  accent: Accent;
  /** Whether its pronunciation is shown, which other parts of speech of the word do not share. */
  hasIpa: boolean;
}

/** A word with one part of speech: its level, its meanings, and the note for learners. */
export function EntryMeanings({ entry, accent, hasIpa }: Props) {
  const t = useScopedI18n('lookUp');
  const { partOfSpeech, level, meanings, usageNote, ipa } = entry;
  const remark = usageNote?.[useLanguage()];
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span>{t(`partOfSpeech.${partOfSpeech}`)}</span>
        <Badge>
          <span aria-hidden="true">{level}</span>
          <span className="sr-only">{t('level', { level })}</span>
        </Badge>
        {hasIpa && <Ipa ipa={ipa} accent={accent} />}
      </p>
      <ul lang={LANGUAGE_TAGS.zh} className="font-semibold">
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
      {remark && (
        <p className="border-l-2 border-gold pl-3 text-sm text-soft">
          <Phrases>{remark}</Phrases>
        </p>
      )}
    </li>
  );
}
