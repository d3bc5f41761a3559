'use client';
import { SelectionBox } from '~/components/ui/data-table/selection-box';
import { useDataTable } from '~/components/ui/data-table/use-data-table';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import type { ContactMessageView } from '~/schemas/contact';
import type { useBulkAnswer } from '../use-bulk-answer';
import { LetterItem } from './letter-item';

const NO_COLUMNS: [] = [];
const rowId = ({ id }: ContactMessageView) => id;

interface LetterRowsProps {
  letters: readonly ContactMessageView[];
  role: Role;
  bulkAct: ReturnType<typeof useBulkAnswer>['act'];
}

/** Letters with a check box before each, and the actions on the selected ones. A letter is too long for a table. */
export function LetterRows({ letters, role, bulkAct }: LetterRowsProps) {
  const t = useI18n();
  const table = useDataTable({ rows: letters, columns: NO_COLUMNS, rowId, selectable: true });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 border-y border-line py-1">
        <SelectionBox
          label={t('consoleLetters.bulk.selectAll')}
          checked={table.getIsAllRowsSelected()}
          mixed={table.getIsSomeRowsSelected()}
          onChange={(checked) => table.toggleAllRowsSelected(checked)}
        />
        {bulkAct(table)}
      </div>
      <ul>
        {table.getRowModel().rows.map((row) => (
          <li
            key={row.id}
            className={`grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-5 ${
              row.getIsSelected() ? 'bg-ink-soft' : ''
            }`}
          >
            <SelectionBox
              label={t('consoleLetters.bulk.select', {
                name: row.original.name,
                subject: t(`contact.subjects.${row.original.subject}`),
              })}
              checked={row.getIsSelected()}
              onChange={(checked) => row.toggleSelected(checked)}
            />
            <LetterItem letter={row.original} role={role} />
          </li>
        ))}
      </ul>
    </div>
  );
}
