'use client';
import { MAIL_TEMPLATE_GROUPS, templatesAbout } from '~/domain/mail-template';
import { useScopedI18n } from '~/i18n/client';

/** The templates as the options of a select, each with the name of its group first. */
export function useTemplateOptions(): { value: string; label: string }[] {
  const t = useScopedI18n('consoleMails');
  return MAIL_TEMPLATE_GROUPS.flatMap((group) =>
    templatesAbout(group).map((value) => ({
      value,
      label: t('samples.option', { group: t(`groups.${group}`), name: t(`templates.${value}`) }),
    })),
  );
}
