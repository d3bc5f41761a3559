'use client';
import { BulkResults } from '~/console/bulk/bulk-results';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import type { AgencyResult, AgencyRun } from '../use-agency';
import { useRejectionText } from '../use-rejection-text';

/** The results of the requests to the agency, one line for each order; their progress while they run. */
export function AgencyResults({ progress }: { progress: AgencyRun | null }) {
  const t = useI18n();
  const toText = useResultText();
  return (
    <BulkResults
      progress={progress}
      running={(done, count) => t('consoleInvoices.agency.progress', { done, count })}
      ended={t('consoleInvoices.agency.results')}
      toText={toText}
    />
  );
}

function useResultText(): (result: AgencyResult) => string {
  const t = useI18n();
  const toRejection = useRejectionText();
  const toMessage = useErrorMessage();
  return ({ item: { order }, outcome }) => {
    switch (outcome.state) {
      case 'done':
        return t('consoleInvoices.agency.done', { order, number: outcome.number });
      case 'rejected': {
        const why = toRejection(outcome.reason, outcome.detail);
        return t('consoleInvoices.agency.rejected', { order, why });
      }
      case 'failed':
        return t('consoleInvoices.agency.failed', { order, why: toMessage(outcome.error) });
      default:
        return t(`consoleInvoices.agency.${outcome.state}`, { order });
    }
  };
}
