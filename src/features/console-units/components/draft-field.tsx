'use client';
import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { useScopedI18n } from '~/i18n/client';
import type { FieldRef } from '../draft-changes';
import type { DraftEditor } from '../use-draft-editor';

interface DraftFieldProps {
  editor: DraftEditor;
  /** The field, by the key of its item. */
  of: FieldRef;
  /** Its address on the page: `words.3.meaning`. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** Choices; without them it is a line of text. */
  options?: { value: string; label: string }[];
  input?: Pick<
    ComponentProps<'input'>,
    'lang' | 'maxLength' | 'pattern' | 'readOnly' | 'required' | 'autoCapitalize' | 'spellCheck'
  >;
}

/** One field of a draft: it has a note if a colleague has just changed it, too. */
export function DraftField({ editor, of, id, label, hint, options, input }: DraftFieldProps) {
  const t = useScopedI18n('consoleUnits.draft');
  const colleague = editor.colleague(of);
  const shared = {
    id,
    label,
    hint,
    value: editor.value(of),
    error: colleague === null ? null : t('colleague', { value: colleague || t('emptyValue') }),
    disabled: editor.isReadOnly,
  };
  if (options)
    return (
      <SelectField
        {...shared}
        options={options}
        onChange={(event) => editor.change(of, event.currentTarget.value)}
      />
    );
  return (
    <TextField
      {...shared}
      {...input}
      autoComplete="off"
      onChange={(event) => editor.change(of, event.currentTarget.value)}
    />
  );
}
