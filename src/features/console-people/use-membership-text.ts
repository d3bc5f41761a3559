'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { MembershipPreview } from '~/schemas/membership';

/** The present state of a membership, in a few words. */
export function useMembershipText(): (membership: MembershipPreview['before']) => string {
  const t = useI18n();
  const language = useLanguage();
  return ({ expiresAt, paused }) => {
    if (paused)
      return t('consolePeople.act.pausedUntil', {
        until: formatDate(paused.until, language),
        end: formatDate(paused.expiresAt, language),
      });
    if (expiresAt) return t('consolePeople.memberUntil', { date: formatDate(expiresAt, language) });
    return t('consolePeople.notMember');
  };
}
