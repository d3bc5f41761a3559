import { consoleDiscrepancies } from '~/i18n/locales/en/console/discrepancies';
import type { DiscrepancyKind } from '~/schemas/discrepancy';

/** What an operator does about a kind of discrepancy, in English: the sentence that the console shows, too. */
export function discrepancyAdvice(kind: DiscrepancyKind): string {
  return consoleDiscrepancies.advice[kind];
}
