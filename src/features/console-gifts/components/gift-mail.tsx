'use client';
import { Button } from '~/components/ui/button';
import { MailBadge } from '~/console/mail-badge';
import { useI18n } from '~/i18n/client';
import type { GiftRow } from '~/schemas/operator-gift';

interface GiftMailProps {
  gift: GiftRow;
  onResend: (gift: GiftRow) => void;
}

/** How it stands with the mail to the recipient, and the button that sends it again. */
export function GiftMail({ gift, onResend }: GiftMailProps) {
  const t = useI18n();
  const { number, mail } = gift;
  if (!mail) return '–';
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <MailBadge status={mail.status} />
      {mail.isResendable && (
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
