'use client';
import { useRouter } from 'next/navigation';
import { ActButton } from '~/console/act-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { useDiscardDraft } from '../hooks';

/** Deletes a draft after a confirmation: it cannot be undone. */
export function DiscardDraft({ draft: { id, version } }: { draft: OperatorDraft }) {
  const t = useScopedI18n('consoleUnits.discard');
  const language = useLanguage();
  const router = useRouter();
  const discard = useDiscardDraft();
  return (
    <div className="grid justify-items-start gap-3">
      <ActButton
        label={t('open')}
        variant="danger"
        title={t('title')}
        text={t('text')}
        submit={t('submit')}
        isDangerous
        cancel={t('cancel')}
        failed={t('failed')}
        run={async () => {
          await discard.mutateAsync({ id, version });
          router.push(localePath(language, consoleRoute('console-units')));
        }}
      />
    </div>
  );
}
