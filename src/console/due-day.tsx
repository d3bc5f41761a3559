'use client';
import { Badge } from '~/components/ui/badge';
import { taipeiDay } from '~/domain/day';
import { useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';

interface DueDayProps {
  dueAt: Date | null;
  now: Date;
  /** Text where no law sets a day. */
  none: string;
  overdue: (date: string) => string;
}

/** The last day by law, which stands out once it is over. */
export function DueDay({ dueAt, now, none, overdue }: DueDayProps) {
  const language = useLanguage();
  if (!dueAt) return none;
  const date = formatDate(dueAt, language);
  if (taipeiDay(dueAt) >= taipeiDay(now)) return date;
  return <Badge tone="bad">{overdue(date)}</Badge>;
}
