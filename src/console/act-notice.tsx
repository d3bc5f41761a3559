'use client';
import { Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import type { ActOutcome } from './use-act';

interface ActNoticeProps {
  outcome: ActOutcome | null;
  /** Title of the notice when the act failed. */
  failed: string;
}

/** How the last act ended; nothing before one. */
export function ActNotice({ outcome, failed }: ActNoticeProps) {
  const t = useI18n();
  if (!outcome) return null;
  if (outcome.kind === 'done') return <Notice tone="good">{outcome.text}</Notice>;
  return (
    <Notice tone="error" title={failed}>
      {t(`errors.${errorCode(outcome.error) ?? 'INTERNAL'}`)}
    </Notice>
  );
}
