'use client';
import { Badge } from '~/components/ui/badge';
import { useScopedI18n } from '~/i18n/client';
import type { MailRow } from '~/schemas/operator-mail';

const TONES = { PENDING: 'gold', SENT: 'good', FAILED: 'bad' } as const;

/** Whether a mail left, waits or failed. */
export function MailBadge({ status }: Pick<MailRow, 'status'>) {
  const t = useScopedI18n('consoleMails.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
