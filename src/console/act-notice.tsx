'use client';
import { Notice } from '~/components/ui/notice';
import { ActFailure } from './act-failure';
import type { ActOutcome } from './use-act';

interface ActNoticeProps {
  outcome: ActOutcome | null;
  /** Title of the notice when the act failed. */
  failed: string;
}

/** The result of the last act; nothing before the first. */
export function ActNotice({ outcome, failed }: ActNoticeProps) {
  if (!outcome) return null;
  if (outcome.kind === 'done') return <Notice tone="good">{outcome.text}</Notice>;
  return <ActFailure error={outcome.error} title={failed} />;
}
