'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import { errorKey, waitOf } from './form-errors';

/** The sentence for a failed call: when to try again, what the server refused, or that it is not there. */
export function useRefusal(): (error: unknown) => string {
  const t = useI18n();
  const language = useLanguage();
  return (error) => {
    const code = errorCode(error);
    const lost = navigator.onLine ? 'form.noAnswer' : 'common.offline';
    return waitOf(error, language) ?? t(code ? errorKey(code) : lost);
  };
}
