'use client';
import type { ComponentProps } from 'react';
import { useScopedI18n } from '~/i18n/client';
import { FormButton } from './form-button';

interface EditButtonProps
  extends Pick<ComponentProps<typeof FormButton>, 'opener' | 'isOpen' | 'open'> {
  /** Name of the content, for the button's accessible name. */
  name: string;
}

/** Opens the form that edits a piece of content in its place. */
export function EditButton({ name, ...form }: EditButtonProps) {
  const t = useScopedI18n('consoleContent');
  return (
    <FormButton {...form} size="sm" aria-label={t('editName', { name })}>
      {t('edit')}
    </FormButton>
  );
}
