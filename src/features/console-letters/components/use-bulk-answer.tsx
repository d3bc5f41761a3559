'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import type { DataTableState } from '~/components/ui/data-table/use-data-table';
import { BulkAct } from '~/console/bulk/bulk-act';
import { BulkResults } from '~/console/bulk/bulk-results';
import { useBulk } from '~/console/bulk/use-bulk';
import { useBulkText } from '~/console/bulk/use-bulk-text';
import { useI18n } from '~/i18n/client';
import type { ContactMessageView } from '~/schemas/contact';
import { useManyLetterActs } from '../hooks';

const isFor = ({ repliedAt }: ContactMessageView) => repliedAt === null;

/** Marks the selected letters as answered, which can be taken back.
 *  @returns the button for the list, and how it ended */
export function useBulkAnswer() {
  const t = useI18n();
  const { answer, reopen, readAgain } = useManyLetterActs();
  const [isTakenBack, setTakenBack] = useState(false);
  const { progress, run } = useBulk<ContactMessageView>({ onEnd: readAgain });
  const toText = useBulkText<ContactMessageView>(({ name, subject }) =>
    t('consoleLetters.bulk.name', { name, subject: t(`contact.subjects.${subject}`) }),
  );
  const send = (letters: readonly ContactMessageView[], act: typeof answer | typeof reopen) => {
    setTakenBack(act === reopen);
    return run(letters, async ({ id }) => {
      await act.mutateAsync({ id });
      return { state: 'done' };
    });
  };
  const done = (progress?.results ?? []).filter(({ outcome }) => outcome.state === 'done');
  return {
    results: (
      <BulkResults progress={progress} toText={toText}>
        {done.length > 0 && !isTakenBack && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() =>
              send(
                done.map(({ item }) => item),
                reopen,
              )
            }
          >
            {t('consoleLetters.bulk.takeBack')}
          </Button>
        )}
      </BulkResults>
    ),
    act: (table: DataTableState<ContactMessageView>) => (
      <BulkAct
        table={table}
        isFor={isFor}
        busy={progress?.busy === true}
        label={(count) => t('consoleLetters.bulk.label', { count })}
        title={(count) => t('consoleLetters.bulk.title', { count })}
        text={t('consoleLetters.bulk.text')}
        submit={t('consoleLetters.bulk.submit')}
        asksReason={false}
        onSend={(letters) => send(letters, answer)}
      />
    ),
  };
}
