'use client';
import { Badge } from '~/components/ui/badge';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';

/** The planned hour of publication of an item in a list; nothing without one. */
export function PlannedBadge({ publishAt }: { publishAt: Date | null }) {
  const t = useScopedI18n('consoleContent.plan');
  const language = useLanguage();
  if (!publishAt) return null;
  return <Badge tone="gold">{t('at', { time: formatDateTime(publishAt, language) })}</Badge>;
}
