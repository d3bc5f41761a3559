'use client';
import { type ComponentProps, useState } from 'react';
import { Button } from '~/components/ui/button';
import type { DataTableState } from '~/components/ui/data-table/use-data-table';
import { BulkAct } from './bulk-act';
import { BulkResults } from './bulk-results';
import { useBulk } from './use-bulk';
import { useBulkText } from './use-bulk-text';

type BulkActTexts = Pick<
  ComponentProps<typeof BulkAct>,
  'label' | 'title' | 'text' | 'submit' | 'isDangerous'
>;

interface BulkActOptions<Row> extends BulkActTexts {
  /** Whether the act applies to a row; other selected rows are left out. */
  isFor: (row: Row) => boolean;
  /** The name of a row in the results. */
  nameOf: (row: Row) => string;
  /** Whether the operator gives a reason; true by default. */
  asksReason?: boolean;
  /** The act on one row: one call. */
  call: (row: Row, reason: string) => Promise<unknown>;
  /** The inverse, which is offered for the rows that are done. */
  takeBack?: { label: string; call: (row: Row) => Promise<unknown> };
  /** Reads the rows again after the last one. */
  readAgain: () => unknown;
}

/** A bulk act whose result for each row is only that it is done.
 *  @returns the button for the table, and the results */
export function useBulkAct<Row extends object>(options: BulkActOptions<Row>) {
  const { isFor, nameOf, asksReason = true, call, takeBack, readAgain, ...texts } = options;
  const { progress, run, runOne } = useBulk<Row>({ onEnd: readAgain });
  const [isTakenBack, setTakenBack] = useState(false);
  const toText = useBulkText(nameOf);
  const toDone = (actOn: (row: Row) => Promise<unknown>) => async (row: Row) => {
    await actOn(row);
    return { state: 'done' } as const;
  };
  const done = (progress?.results ?? []).filter(({ outcome }) => outcome.state === 'done');
  const undo = (inverse: (row: Row) => Promise<unknown>) => {
    setTakenBack(true);
    return run(
      done.map(({ item }) => item),
      toDone(inverse),
    );
  };
  return {
    results: (
      <BulkResults progress={progress} toText={toText}>
        {takeBack && done.length > 0 && !isTakenBack && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => undo(takeBack.call)}
          >
            {takeBack.label}
          </Button>
        )}
      </BulkResults>
    ),
    act: (table: DataTableState<Row>) => (
      <BulkAct
        {...texts}
        table={table}
        isFor={isFor}
        busy={progress?.busy === true}
        asksReason={asksReason}
        onSend={(rows, reason) => {
          setTakenBack(false);
          const actOn = toDone((row) => call(row, reason));
          const [first, ...others] = rows;
          return first && others.length === 0 ? runOne(first, actOn) : run(rows, actOn);
        }}
      />
    ),
  };
}
