'use client';
import { MAIL_TEMPLATE_GROUPS, type MailTemplateGroup } from '~/domain/mail-template';
import { useScopedI18n } from '~/i18n/client';

const GROUPS = Object.keys(MAIL_TEMPLATE_GROUPS) as MailTemplateGroup[];

/** The templates as the options of a select, each after what it is about. */
export function useTemplateOptions(): { value: string; label: string }[] {
  const t = useScopedI18n('consoleMails');
  return GROUPS.flatMap((group) =>
    MAIL_TEMPLATE_GROUPS[group].map((value) => ({
      value,
      label: t('samples.option', { group: t(`groups.${group}`), name: t(`templates.${value}`) }),
    })),
  );
}
