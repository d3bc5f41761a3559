'use client';
import { useRef } from 'react';
import { Field, INPUT_CLASSES, useFieldIds } from '~/components/ui/field';
import { FileInput } from '~/components/ui/file-input';
import { TEXT_EXTENSIONS } from '~/domain/news/text-file';

const ACCEPTED = ['.jsonl', '.ndjson', ...TEXT_EXTENSIONS].join(',');

interface FileFieldProps {
  label: string;
  hint: string;
  error?: string | null;
  /** Whether a folder is chosen and not single files. */
  isFolder?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A field for files of articles, or for a folder of them. */
export function FileField({ label, hint, error = null, isFolder, onChoose }: FileFieldProps) {
  const { id, describedBy } = useFieldIds(undefined, hint, error);
  const input = useRef<HTMLInputElement>(null);
  // React passes the first one on, which its types do not know.
  const kind = isFolder ? { webkitdirectory: '' } : { accept: ACCEPTED };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FileInput
        ref={input}
        id={id}
        multiple
        keepsChoice
        className={INPUT_CLASSES}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChoose={onChoose}
        {...kind}
      />
    </Field>
  );
}
