'use client';
import { useScopedI18n } from '~/i18n/client';
import type { ErrorCode } from '~/schemas/error-codes';

/** The reason why the server rejects the opening of a unit. */
export function RejectionReason({ code }: { code: ErrorCode }) {
  return useScopedI18n('errors')(code);
}
