'use client';
import { useEffect, useRef } from 'react';
import { Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import type { AgencyResult, AgencyRun } from '../use-agency';
import { useRejectionText } from '../use-rejection-text';

/** How the requests to the agency ended, one line for each order; how far they are while they run. */
export function AgencyResults({ progress }: { progress: AgencyRun | null }) {
  const t = useI18n();
  const toText = useResultText();
  const panel = useRef<HTMLDivElement>(null);
  const isDone = progress?.busy === false;
  // The row of an issued invoice is gone, and the button of the bulk act is disabled: the focus goes on here.
  useEffect(() => {
    if (isDone) panel.current?.focus();
  }, [isDone]);
  if (!progress) return null;
  const { results, count, busy } = progress;
  const allDone = results.every(({ outcome }) => outcome.state === 'done');
  const title = busy
    ? t('consoleInvoices.agency.progress', { done: results.length, count })
    : t('consoleInvoices.agency.results');
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Notice tone={busy ? 'info' : allDone ? 'good' : 'warning'} title={title}>
        <ul className="grid gap-1">
          {results.map((result) => (
            <li key={result.order}>{toText(result)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function useResultText(): (result: AgencyResult) => string {
  const t = useI18n();
  const toRejection = useRejectionText();
  return ({ order, outcome }) => {
    switch (outcome.state) {
      case 'done':
        return t('consoleInvoices.agency.done', { order, number: outcome.number });
      case 'rejected': {
        const why = toRejection(outcome.reason, outcome.detail);
        return t('consoleInvoices.agency.rejected', { order, why });
      }
      case 'failed':
        return t('consoleInvoices.agency.failed', { order, why: t(`errors.${outcome.code}`) });
      default:
        return t(`consoleInvoices.agency.${outcome.state}`, { order });
    }
  };
}
