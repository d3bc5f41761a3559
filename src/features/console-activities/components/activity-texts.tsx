'use client';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import type { ActivityPartProps } from './activity-times';
import { TextPair } from './text-pair';

/** The texts of an activity, in both languages. */
export function ActivityTexts({ fields, onChange, errors }: ActivityPartProps) {
  const t = useScopedI18n('consoleActivities.form');
  const part = { fields, onChange };
  return (
    <Section title={t('texts')}>
      <TextPair {...part} name="title" label={t('name')} maxLength={120} />
      <TextPair {...part} name="summary" label={t('summary')} maxLength={300} isLong />
      <TextPair
        {...part}
        name="body"
        label={t('body')}
        hint={t('bodyHint')}
        error={errors?.body ? t('wrong.body') : undefined}
        maxLength={20_000}
        isLong
      />
      <TextPair {...part} name="forWhom" label={t('forWhom')} maxLength={300} />
      <TextPair {...part} name="whatToBring" label={t('whatToBring')} maxLength={300} />
      <TextPair
        {...part}
        name="agenda"
        label={t('agenda')}
        hint={t('agendaHint')}
        error={errors?.agenda ? t('wrong.agenda') : undefined}
        maxLength={3000}
        isLong
      />
    </Section>
  );
}
