'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { WRITING } from '~/i18n/writing';

interface LexiconMarkProps {
  /** The lexicon's meaning. */
  meaning: string;
  /** Whether the field is empty, so that nothing differs yet. */
  isEmpty: boolean;
}

/** The lexicon's meaning below another one, or below an empty field. */
export function LexiconMark({ meaning, isEmpty }: LexiconMarkProps) {
  const t = useScopedI18n('consoleUnits.draft');
  const { colon } = WRITING[useLanguage()];
  return (
    <>
      <span className="font-semibold text-text">{t(isEmpty ? 'lexiconHas' : 'differs')}</span>
      {colon}
      <span lang="zh-TW">{meaning}</span>
    </>
  );
}
