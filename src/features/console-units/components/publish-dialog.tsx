'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { Facts } from '~/console/facts';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Publishes a draft, after what will be live was shown. */
export function PublishDialog({ draft, disabled }: { draft: OperatorDraft; disabled: boolean }) {
  const t = useI18n();
  const act = useAct();
  const { publish } = usePublication();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { id, version } = draft;
  const submit = async () => {
    await act.run(() => publish.mutateAsync({ id, version, reason }), '');
    setIsOpen(false);
  };
  return (
    <>
      {act.outcome?.kind === 'failed' && (
        <ActNotice outcome={act.outcome} failed={t('consoleUnits.publish.failed')} />
      )}
      <Button disabled={disabled} onClick={() => setIsOpen(true)}>
        {t('consoleUnits.publish.open')}
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('consoleUnits.publish.ask')}
        text={t(
          draft.state === 'CORRECTING'
            ? 'consoleUnits.correct.publishText'
            : 'consoleUnits.publish.text',
        )}
        submit={t('consoleUnits.publish.submit')}
        cancel={t('consoleUnits.publish.cancel')}
        busy={act.busy}
        onSubmit={submit}
      >
        <LiveFacts draft={draft} />
        <ReasonField
          label={t('consoleUnits.withdraw.reason')}
          hint={t('consoleUnits.withdraw.reasonHint')}
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </>
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
