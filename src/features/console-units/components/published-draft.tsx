'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** What came of a draft, with the way back. */
export function PublishedDraft({ draft: { texts } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const act = useAct();
  const { withdraw } = usePublication();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { slug } = texts;
  const submit = async () => {
    await act.run(() => withdraw.mutateAsync({ slug, reason }), '');
    setIsOpen(false);
  };
  return (
    <Section title={t('consoleUnits.publish.title')}>
      <p role="status">{t('consoleUnits.publish.published')}</p>
      <Link
        className="link inline-flex min-h-11 items-center justify-self-start"
        href={localePath(language, `/course-news/${slug}`)}
      >
        {t('consoleUnits.open')}
      </Link>
      {act.outcome?.kind === 'failed' && (
        <ActNotice outcome={act.outcome} failed={t('consoleUnits.publish.failed')} />
      )}
      <div>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('consoleUnits.withdraw.open')}
        </Button>
      </div>
      <ActDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('consoleUnits.withdraw.title', { headline: texts.headline[language] })}
        text={t('consoleUnits.publish.undo')}
        submit={t('consoleUnits.withdraw.submit')}
        cancel={t('consoleUnits.withdraw.cancel')}
        busy={act.busy}
        onSubmit={submit}
      >
        <TextField
          label={t('consoleUnits.withdraw.reason')}
          hint={t('consoleUnits.withdraw.reasonHint')}
          required
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ActDialog>
    </Section>
  );
}
