'use client';
import { ListEnd } from '~/console/list-end';
import { Section } from '~/console/section';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import { MAX_ROWS_OF_PERSON, type Person } from '~/schemas/console';

/** The letters of a person, the latest first. */
export function PersonLetters({ letters }: { letters: NonNullable<Person['letters']> }) {
  const t = useI18n();
  const subjectText = useScopedI18n('contact.subjects');
  const language = useLanguage();
  return (
    <Section title={t('consolePeople.letters')}>
      {letters.length === 0 ? (
        <p className="text-soft">{t('consolePeople.noLetters')}</p>
      ) : (
        <ul className="figures border-t border-line text-sm">
          {letters.map(({ id, subject, createdAt, repliedAt }) => (
            <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              <span className="font-semibold">{subjectText(subject)}</span>
              <span className="text-soft">{formatDateTime(createdAt, language)}</span>
              <span>{t(repliedAt ? 'consolePeople.answered' : 'consolePeople.unanswered')}</span>
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        shown={letters.length}
        max={MAX_ROWS_OF_PERSON}
        rest={t('consolePeople.moreLetters')}
      />
    </Section>
  );
}
