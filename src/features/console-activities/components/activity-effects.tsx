'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { announcedChange, countChangeMails } from '~/domain/activity-change';
import { useScopedI18n } from '~/i18n/client';
import type { ActivityContent, EditedActivity } from '~/schemas/operator-activity';
import type { FieldErrors } from '../activity-fields';
import { useFieldName } from '../use-field-name';

interface ActivityEffectsProps {
  /** Null for a new one. */
  before: EditedActivity['content'] | null;
  isDraft: boolean;
  /** Null while something is missing. */
  content: ActivityContent | null;
  isChanged: boolean;
  people: { confirmed: number; waiting: number };
  errors: FieldErrors | null;
}

/** The effects of saving an activity: who gets a mail, and who a seat. */
export function ActivityEffects(props: ActivityEffectsProps) {
  const { before, isDraft, content, isChanged, people, errors } = props;
  const t = useScopedI18n('consoleActivities.form');
  const nameOf = useFieldName();
  if (errors) {
    const wrong = (['ends', 'body', 'agenda'] as const).filter((name) => errors[name]);
    return (
      <Notice tone="error" title={t('failed')}>
        {wrong.map((name) => t(`wrong.${name}`)).join(' ')}
        {errors.missing.length > 0 &&
          t('incomplete', { list: errors.missing.map(nameOf).join(', ') })}
      </Notice>
    );
  }
  if (before && !isChanged) return <p className="text-soft">{t('nothing')}</p>;
  if (isDraft)
    return (
      <p>
        <Phrases>{t('draft')}</Phrases>
      </p>
    );
  if (!content || !before) return null;
  const { time, place, joining } = announcedChange(before, content);
  const count = countChangeMails({ time, place, joining }, people);
  const mailText =
    time && place ? 'mailsBoth' : time ? 'mailsTime' : place ? 'mailsPlace' : 'mailsJoining';
  const isMailed = time || place || joining;
  const free = Math.max(0, content.seats - people.confirmed);
  const promoted = Math.min(free, people.waiting);
  return (
    <ul className="figures grid list-disc gap-2 pl-5">
      <li>
        <Phrases>
          {isMailed ? (count > 0 ? t(mailText, { count }) : t('mailsNobody')) : t('mailsNone')}
        </Phrases>
      </li>
      {promoted > 0 && (
        <li>
          <Phrases>{t('promoted', { count: promoted })}</Phrases>
        </li>
      )}
      <li>
        <Phrases>{t('public')}</Phrases>
      </li>
    </ul>
  );
}
