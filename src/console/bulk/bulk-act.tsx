'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { type DataTableState, selectedRows } from '~/components/ui/data-table/use-data-table';
import { useI18n } from '~/i18n/client';
import { REASON } from '../act-button';
import { ActDialog } from '../act-dialog';
import { ReasonField } from '../reason-field';
import { useActForm } from '../use-act-form';
import { MAX_BULK } from './use-bulk';

interface BulkActProps<Row extends object> {
  table: DataTableState<Row>;
  /** Whether the act applies to a row; other selected rows are left out. */
  isFor: (row: Row) => boolean;
  /** Whether one is running. */
  busy: boolean;
  /** Texts by the number of rows that it applies to. */
  label: (count: number) => string;
  title: (count: number) => string;
  text: string;
  submit: string;
  /** Whether the act cannot be undone; its button is red. */
  isDangerous?: boolean;
  /** Whether the operator says why. */
  asksReason: boolean;
  /** @throws the reason of the refusal, for a single row */
  onSend: (rows: readonly Row[], reason: string) => Promise<void>;
}

/** The button of a bulk act over the selected rows, and the dialog before it. */
export function BulkAct<Row extends object>(props: BulkActProps<Row>) {
  const { table, isFor, busy, label, title, text, submit, isDangerous = false } = props;
  const { asksReason, onSend } = props;
  const t = useI18n();
  const [isOpen, setOpen] = useState(false);
  const rows = selectedRows(table).filter(isFor);
  const isTooMany = rows.length > MAX_BULK;
  const form = useActForm({
    act: isOpen ? 'open' : null,
    fields: REASON,
    run: async ({ reason }) => {
      const sent = onSend(rows, reason.trim());
      // A single row is awaited, so that a refusal stays in the dialog. With several rows each has its line in
      // the results.
      if (rows.length === 1) await sent;
      // The results name the rows that were not done; the operator can select them again.
      table.resetRowSelection(true);
    },
    onClose: () => setOpen(false),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        disabled={rows.length === 0 || isTooMany}
        onClick={() => setOpen(true)}
      >
        {label(rows.length)}
      </Button>
      <span role="status" className="text-sm text-soft">
        {isTooMany && t('consoleShell.bulk.tooMany', { max: MAX_BULK })}
      </span>
      <ActDialog
        form={form}
        title={title(rows.length)}
        text={text}
        submit={submit}
        isDangerous={isDangerous}
        cancel={t('consoleShell.bulk.cancel')}
      >
        <p className="text-sm">{t('consoleShell.bulk.oneByOne')}</p>
        {asksReason && (
          <ReasonField
            label={t('consoleShell.reason.label')}
            hint={t('consoleShell.reason.hint')}
            required
            {...form.reason('reason')}
          />
        )}
      </ActDialog>
    </div>
  );
}
