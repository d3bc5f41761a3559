'use client';
import { useCallback } from 'react';
import { isMailTemplate } from '~/domain/mail-template';
import { useScopedI18n } from '~/i18n/client';

/** The name of a mail template in the operator's language; a template of another release is shown by its
 *  identifier. */
export function useMailTemplateName(): (template: string) => string {
  const t = useScopedI18n('consoleMails.templates');
  return useCallback(
    (template: string) => (isMailTemplate(template) ? t(template) : template),
    [t],
  );
}
