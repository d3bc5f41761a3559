'use client';
import { useCallback } from 'react';
import { isMailTemplate } from '~/domain/mail-template';
import { useScopedI18n } from '~/i18n/client';

/** The name of a mail template in the operator's language; one of another release has its own. */
export function useMailTemplateName(): (template: string) => string {
  const t = useScopedI18n('consoleMails.templates');
  return useCallback(
    (template: string) => (isMailTemplate(template) ? t(template) : template),
    [t],
  );
}
