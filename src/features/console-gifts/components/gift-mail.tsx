'use client';
import { Button } from '~/components/ui/button';
import { MailBadge } from '~/console/mail-badge';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { GiftRow } from '~/schemas/operator-gift';

interface GiftMailProps {
  gift: GiftRow;
  onResend: (gift: GiftRow) => void;
}

/** The state of the mail to the recipient, the time at which its link was last sent, and the button that sends it
 *  again. */
export function GiftMail({ gift, onResend }: GiftMailProps) {
  const t = useI18n();
  const language = useLanguage();
  const { number, sentAt, mail } = gift;
  if (!mail && !sentAt) return '–';
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {mail && <MailBadge status={mail.status} />}
      {sentAt && <span className="text-soft">{formatDateTime(sentAt, language)}</span>}
      {mail?.isResendable && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('consoleGifts.resendName', { number })}
          onClick={() => onResend(gift)}
        >
          {t('consoleMails.act')}
        </Button>
      )}
    </span>
  );
}
