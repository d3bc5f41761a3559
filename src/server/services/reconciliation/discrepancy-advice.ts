import { consoleDiscrepancies } from '~/i18n/locales/en/console/discrepancies';
import type { DiscrepancyKind } from '~/schemas/discrepancy';

/** The remedy for a kind of discrepancy, in English: the console shows the same sentence. */
export function discrepancyAdvice(kind: DiscrepancyKind): string {
  return consoleDiscrepancies.advice[kind];
}
