'use client';
import { useState } from 'react';
import { Dialog } from '~/components/ui/dialog';
import { useScopedI18n } from '~/i18n/client';
import { useLeniency } from '../use-leniency';
import { LeniencyField } from './leniency-field';

/** Leniency of a score, with a way to change it. */
export function ScoringChoice() {
  const t = useScopedI18n('lesson.settings');
  const { leniency } = useLeniency();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link min-h-11 px-2 text-sm text-soft"
        onClick={() => setOpen(true)}
      >
        {t('change', { name: t(`name.${leniency}`) })}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('title')} closeLabel={t('close')}>
        <LeniencyField />
      </Dialog>
    </>
  );
}
