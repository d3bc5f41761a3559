'use client';
import { useI18n } from '~/i18n/client';
import { errorReference } from '~/trpc/error-code';

interface CopyAction {
  label: string;
  onClick: () => void;
}

/** The button of a popup that copies the number of an error.
 *  @returns a function of the error; null for one without a number */
export function useCopyAction(): (error: unknown) => CopyAction | null {
  const t = useI18n();
  return (error) => {
    const reference = errorReference(error);
    if (reference === null) return null;
    return {
      label: t('common.reference.copy'),
      // The number is visible in the popup, for browsers that do not let a page copy.
      onClick: () => void navigator.clipboard?.writeText(reference).catch(() => {}),
    };
  };
}
