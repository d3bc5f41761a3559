'use client';
import { CopyButton } from '~/components/ui/copy-button';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { errorReference } from '~/trpc/error-code';

/** The button that copies the reference number of an error whose message shows it; nothing for any other
 *  error. */
export function CopyReference({ error }: { error: unknown }) {
  const t = useI18n();
  const reference = errorReference(error);
  if (reference === null) return null;
  return (
    <CopyButton
      value={reference}
      label={t('common.reference.copy')}
      copied={t('common.reference.copied')}
    />
  );
}

/** The reference number of an error that is shown without its own message, such as that of a list that did not
 *  load; nothing for an error without a number. */
export function ErrorReference({ error }: { error: unknown }) {
  const t = useI18n();
  const reference = errorReference(error);
  if (reference === null) return null;
  return (
    <div className="mb-3">
      <p className="break-words">
        <Phrases>{t('common.reference.text', { id: reference })}</Phrases>
      </p>
      <CopyReference error={error} />
    </div>
  );
}
