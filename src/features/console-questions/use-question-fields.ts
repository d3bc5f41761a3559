'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { QuestionGroup } from '~/schemas/operator-question';

/** The fields of a question. */
export function useQuestionFields(groups: readonly QuestionGroup[]): readonly ContentFieldRule[] {
  const t = useScopedI18n('consoleQuestions');
  const language = useLanguage();
  return [
    {
      path: 'groupId',
      label: t('group'),
      isWide: true,
      options: groups.map(({ id, title }) => ({ value: id, label: title[language] })),
    },
    { path: 'question.zh', label: t('questionZh'), language: 'zh', maxLength: 200 },
    { path: 'question.en', label: t('questionEn'), language: 'en', maxLength: 200 },
    { path: 'answer.zh', label: t('answerZh'), language: 'zh', kind: 'lines', maxLength: 2000 },
    { path: 'answer.en', label: t('answerEn'), language: 'en', kind: 'lines', maxLength: 2000 },
  ];
}
