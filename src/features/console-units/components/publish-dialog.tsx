'use client';
import { ActButton, REASON } from '~/console/act-button';
import { Facts } from '~/console/facts';
import { ReasonField } from '~/console/reason-field';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Publishes a draft after a preview. */
export function PublishDialog({ draft, disabled }: { draft: OperatorDraft; disabled: boolean }) {
  const t = useI18n();
  const { publish } = usePublication();
  const { id, version } = draft;
  return (
    <ActButton
      label={t('consoleUnits.publish.open')}
      disabled={disabled}
      title={t('consoleUnits.publish.ask')}
      text={t(
        draft.state === 'CORRECTING'
          ? 'consoleUnits.correct.publishText'
          : 'consoleUnits.publish.text',
      )}
      submit={t('consoleUnits.publish.submit')}
      cancel={t('consoleUnits.publish.cancel')}
      failed={t('consoleUnits.publish.failed')}
      fields={REASON}
      run={({ reason }) => publish.mutateAsync({ id, version, reason })}
    >
      {(form) => (
        <>
          <LiveFacts draft={draft} />
          <ReasonField
            label={t('consoleUnits.withdraw.reason')}
            hint={t('consoleUnits.withdraw.reasonHint')}
            {...form.reason('reason')}
          />
        </>
      )}
    </ActButton>
  );
}

function LiveFacts({ draft: { state, texts, category, level } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const { slug, headline, access } = texts;
  return (
    <Facts
      facts={[
        [t('consoleUnits.headline'), headline[language]],
        [t('consoleUnits.draft.slug'), `/course-news/${slug}`],
        [t('consoleUnits.category'), t(`course.category.${category}`)],
        [t('consoleUnits.level'), level],
        [t('consoleUnits.access'), t(`consoleUnits.publish.accesses.${access}`)],
        ...(state === 'CORRECTING'
          ? []
          : [[t('consoleUnits.publishedOn'), formatDate(new Date(), language)] as const]),
      ]}
    />
  );
}
