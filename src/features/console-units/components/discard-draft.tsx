'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { FormError } from '~/components/ui/notice';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { errorCode } from '~/trpc/error-code';
import { useDiscardDraft } from '../hooks';

/** Deletes a draft once it is said twice: it cannot be undone. */
export function DiscardDraft({ draft: { id, version } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const router = useRouter();
  const discard = useDiscardDraft();
  const [isOpen, setIsOpen] = useState(false);
  const submit = () =>
    discard.mutate(
      { id, version },
      { onSuccess: () => router.push(localePath(language, consoleRoute('console-units'))) },
    );
  return (
    <div>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('consoleUnits.discard.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('consoleUnits.discard.title')}
        description={t('consoleUnits.discard.text')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('consoleUnits.discard.cancel')}
            </Button>
            <Button variant="danger" busy={discard.isPending || discard.isSuccess} onClick={submit}>
              {t('consoleUnits.discard.submit')}
            </Button>
          </>
        }
      >
        <FormError
          text={discard.isError && t(`errors.${errorCode(discard.error) ?? 'INTERNAL'}`)}
        />
      </Dialog>
    </div>
  );
}
