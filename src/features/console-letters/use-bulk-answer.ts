'use client';
import { useBulkAct } from '~/console/bulk/use-bulk-act';
import { useI18n } from '~/i18n/client';
import type { ContactMessageView } from '~/schemas/contact';
import { useManyLetterActs } from './hooks';

const isFor = ({ repliedAt }: ContactMessageView) => repliedAt === null;

/** Marks the selected letters as answered, with an undo. */
export function useBulkAnswer() {
  const t = useI18n();
  const { answer, reopen, readAgain } = useManyLetterActs();
  return useBulkAct<ContactMessageView>({
    isFor,
    nameOf: ({ name, subject }) =>
      t('consoleLetters.bulk.name', { name, subject: t(`contact.subjects.${subject}`) }),
    label: (count) => t('consoleLetters.bulk.label', { count }),
    title: (count) => t('consoleLetters.bulk.title', { count }),
    text: t('consoleLetters.bulk.text'),
    submit: t('consoleLetters.bulk.submit'),
    asksReason: false,
    call: ({ id }) => answer.mutateAsync({ id }),
    takeBack: {
      label: t('consoleLetters.bulk.takeBack'),
      call: ({ id }) => reopen.mutateAsync({ id }),
    },
    readAgain,
  });
}
