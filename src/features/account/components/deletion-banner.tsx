'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import { useDeletion } from '../security-hooks';
import { CancelDeletionButton } from './cancel-deletion-button';

/** The banner above every member page during the deletion's grace period; otherwise nothing. */
export function DeletionBanner() {
  const t = useI18n();
  const language = useLanguage();
  const { data } = useDeletion();
  if (!data?.dueAt) return null;
  const date = formatDate(data.dueAt, language);
  return (
    <Notice tone="warning" className="mb-8" title={t('security.deletion.pending', { date })}>
      <p className="mb-3">
        <Phrases>{t('security.deletion.pendingText')}</Phrases>
      </p>
      <CancelDeletionButton />
    </Notice>
  );
}
