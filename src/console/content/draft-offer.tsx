'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useScopedI18n } from '~/i18n/client';
import type { StoredDraft } from './use-stored-draft';

/** Offers text that was typed before the page was left; nothing when there is none. */
export function DraftOffer({ draft }: { draft: StoredDraft }) {
  const t = useScopedI18n('consoleContent.stored');
  if (!draft.isOffered) return null;
  return (
    <Notice title={t('title')}>
      <p>{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={draft.restore}>
          {t('restore')}
        </Button>
        <Button size="sm" variant="secondary" onClick={draft.discard}>
          {t('discard')}
        </Button>
      </div>
    </Notice>
  );
}
