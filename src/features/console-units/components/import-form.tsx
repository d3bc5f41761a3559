'use client';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Field, INPUT_CLASSES } from '~/components/ui/field';
import { FormError } from '~/components/ui/notice';
import { TextField } from '~/components/ui/text-field';
import { useUnsavedWork } from '~/console/unsaved-work';
import { useI18n } from '~/i18n/client';
import { importTextSchema, MAX_IMPORT_BYTES } from '~/schemas/article-pool';
import { errorCode, isUndecided } from '~/trpc/error-code';
import { useImportText } from '../hooks';
import { ImportResult } from './import-result';

type Problem = 'noFile' | 'unreadable' | 'tooLarge';

/** Imports a JSON Lines file, and says what came of each of its lines. */
export function ImportForm() {
  const t = useI18n();
  const fileId = useId();
  const importText = useImportText();
  const [file, setFile] = useState<File | null>(null);
  const [fields, setFields] = useState({ source: '', licence: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  useUnsavedWork(!importText.isSuccess && (fields.source !== '' || fields.licence !== ''));
  // Fields that were typed in before the scripts arrived report it one after the other in one commit.
  const set = (name: keyof typeof fields) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setFields((now) => ({ ...now, [name]: value }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (importText.isPending) return;
    importText.reset();
    // Before it is read: a file of gigabytes would fill the memory of the browser.
    const isHuge = file !== null && file.size > MAX_IMPORT_BYTES;
    const text = file && !isHuge ? await readText(file) : null;
    const input = { ...fields, text: text ?? '' };
    const wrong = !file
      ? 'noFile'
      : isHuge
        ? 'tooLarge'
        : text === null || text.trim() === ''
          ? 'unreadable'
          : importTextSchema.safeParse(input).success
            ? null
            : 'tooLarge';
    setProblem(wrong);
    if (!wrong) importText.mutate(input);
  };
  return (
    <div className="grid gap-6">
      <form onSubmit={submit} className="grid max-w-text gap-4">
        <Field
          id={fileId}
          label={t('consoleUnits.import.file')}
          hint={t('consoleUnits.import.fileHint')}
          error={problem && t(`consoleUnits.import.${problem}`)}
        >
          <input
            id={fileId}
            type="file"
            accept=".jsonl,.ndjson,application/x-ndjson"
            className={INPUT_CLASSES}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${fileId}-hint${problem ? ` ${fileId}-error` : ''}`}
            onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
          />
        </Field>
        <TextField
          label={t('consoleUnits.import.source')}
          hint={t('consoleUnits.import.defaultHint')}
          maxLength={200}
          autoComplete="off"
          value={fields.source}
          onChange={set('source')}
        />
        <TextField
          label={t('consoleUnits.import.licence')}
          hint={t('consoleUnits.import.defaultHint')}
          maxLength={200}
          autoComplete="off"
          value={fields.licence}
          onChange={set('licence')}
        />
        <FormError
          text={
            importText.isError &&
            (isUndecided(importText.error)
              ? t('consoleUnits.import.failed')
              : t(`errors.${errorCode(importText.error) ?? 'INTERNAL'}`))
          }
        />
        <Button type="submit" busy={importText.isPending} className="justify-self-start">
          {t('consoleUnits.import.submit')}
        </Button>
      </form>
      {importText.data && <ImportResult lines={importText.data} />}
    </div>
  );
}

/** The text of a file; null when it is none in UTF-8. */
async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
