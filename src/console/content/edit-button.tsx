'use client';
import type { Ref } from 'react';
import { Button } from '~/components/ui/button';
import { useScopedI18n } from '~/i18n/client';

interface EditButtonProps {
  /** What is edited, as the button says it to a screen reader. */
  name: string;
  /** The button itself, which has the focus again when the form closes. */
  opener: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the form that edits a piece of content in its place. */
export function EditButton({ name, opener, isOpen, onOpen }: EditButtonProps) {
  const t = useScopedI18n('consoleContent');
  return (
    <Button
      ref={opener}
      variant="secondary"
      size="sm"
      aria-expanded={isOpen}
      aria-label={t('editName', { name })}
      onClick={onOpen}
    >
      {t('edit')}
    </Button>
  );
}
