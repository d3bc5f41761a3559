'use client';
import { TextAreaField } from '~/components/ui/text-area-field';
import { ActDialog } from '~/console/act-dialog';
import { useActForm } from '~/console/use-act-form';
import { useScopedI18n } from '~/i18n/client';
import { useResolution } from '../hooks';

interface ResolutionProps {
  /** The discrepancy to resolve; null for none. */
  id: string | null;
  onClose: () => void;
}

/** The dialog that resolves a discrepancy with a note. */
export function Resolution({ id, onClose }: ResolutionProps) {
  const t = useScopedI18n('consoleDiscrepancies');
  const resolve = useResolution();
  const form = useActForm({
    act: id,
    fields: { note: '' },
    run: ({ note }) => resolve.mutateAsync({ id: id ?? '', note }),
    done: t('done'),
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={t('resolveTitle')}
      submit={t('save')}
      cancel={t('cancel')}
      failed={t('failed')}
    >
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        required
        maxLength={500}
        {...form.field('note')}
      />
    </ActDialog>
  );
}
