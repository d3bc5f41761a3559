'use client';
import { ActNotice } from '~/console/act-notice';
import { useArrange } from '~/console/content/use-arrange';
import { Section } from '~/console/section';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { QuestionGroup } from '~/schemas/operator-question';
import { useQuestionActs } from '../hooks';
import { GroupTitle } from './group-title';
import { QuestionEntry } from './question-entry';

interface QuestionGroupSectionProps {
  group: QuestionGroup;
  groups: readonly QuestionGroup[];
}

/** The questions of one group in the order of the learners' page. */
export function QuestionGroupSection({ group, groups }: QuestionGroupSectionProps) {
  const t = useScopedI18n('consoleQuestions');
  const labels = useScopedI18n('consoleContent');
  const language = useLanguage();
  const { order } = useQuestionActs();
  const act = useArrange((change) => order.mutateAsync({ groupId: group.id, ...change }));
  const before = group.questions.map(({ id }) => id);
  return (
    <Section title={group.title[language]}>
      <GroupTitle group={group} />
      <ActNotice outcome={act.outcome} failed={labels('failed')} />
      {group.questions.length === 0 && <p className="text-soft">{t('empty')}</p>}
      <div className="border-t border-line">
        {group.questions.map((entry) => (
          <QuestionEntry
            key={entry.id}
            entry={entry}
            group={group}
            groups={groups}
            onOrder={(after) => void act.arrange({ before, after })}
          />
        ))}
      </div>
    </Section>
  );
}
