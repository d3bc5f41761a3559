'use client';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../../player/use-item-practice';
import { DictationDiff } from './dictation-diff';
import { TypesFromSwitch } from './types-from-switch';

/** Typed words compared with the text; what was typed in other words, unchanged; and, before an answer, the choice
 *  between typing from the sound and from the Chinese. */
export function TypedDetails({ practice }: { practice: ItemPractice }) {
  const { answer } = practice;
  const t = useScopedI18n('lesson.typing');
  return (
    <>
      <DictationDiff judgement={answer.judgement} />
      {answer.otherWords !== null && (
        <section className="grid w-full max-w-[46rem] justify-items-center gap-1 text-center">
          <h2 className="kicker font-sans">{t('ownWords')}</h2>
          <p lang="en" className="break-words font-english text-lg">
            {answer.otherWords}
          </p>
        </section>
      )}
      <TypesFromSwitch practice={practice} />
    </>
  );
}
