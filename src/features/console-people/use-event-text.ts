'use client';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { useI18n, useLanguage } from '~/i18n/client';
import { permissionText } from '~/i18n/permission-text';
import { formatCurrency } from '~/lib/format-currency';
import type { TimelineEvent } from '~/schemas/person-timeline';

/** The text of an event of the time line. */
export function useEventText(): (event: TimelineEvent) => string {
  const t = useI18n();
  const language = useLanguage();
  const templateName = useMailTemplateName();
  return (event) => {
    switch (event.kind) {
      case 'order':
        return [t(`order.status.${event.status}`), formatCurrency(event.total)].join(' · ');
      case 'refund':
        return [
          t(`consolePeople.timeline.refund.${event.status}`),
          formatCurrency(event.amount),
        ].join(' · ');
      case 'gift':
        return t(`consolePeople.timeline.gift.${event.isGiver ? 'given' : 'claimed'}`);
      case 'coupon':
        return event.isReleased
          ? t('consolePeople.timeline.couponReleased', { code: event.code })
          : event.code;
      case 'letter':
        return [
          t(`contact.subjects.${event.subject}`),
          t(event.isAnswered ? 'consolePeople.answered' : 'consolePeople.unanswered'),
        ].join(' · ');
      case 'mail':
        return [
          templateName(event.template),
          t(`consolePeople.timeline.mail.${event.status}`),
        ].join(' · ');
      case 'security':
        return [t(`consolePeople.timeline.security.${event.event}`), event.address]
          .filter(Boolean)
          .join(' · ');
      case 'practice':
        return [
          t('consolePeople.timeline.practice', {
            attempts: String(event.attempts),
            minutes: String(event.minutes),
          }),
          ...event.units.map(({ headline }) =>
            t('consolePeople.timeline.unit', { headline: headline[language] }),
          ),
        ].join(' · ');
      case 'act':
        return [
          t(`consoleShell.acts.kinds.${permissionText(event.act)}`),
          event.operator === null
            ? t('consoleShell.acts.system')
            : event.operator || t('consoleShell.acts.deleted'),
          event.reason,
        ]
          .filter(Boolean)
          .join(' · ');
    }
  };
}
