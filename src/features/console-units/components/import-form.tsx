'use client';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/text-field';
import { useUnsavedWork } from '~/console/unsaved-work';
import { useI18n } from '~/i18n/client';
import { MAX_FILES, type PickedFiles, pickFiles } from '../pick-files';
import { useFileImport } from '../use-file-import';
import { FileField } from './file-field';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';

/** Imports files or a folder, and shows the result of each article. */
export function ImportForm() {
  const t = useI18n();
  const chosenId = useId();
  const { state, isRunning, run, goOn } = useFileImport();
  const [picked, setPicked] = useState<PickedFiles | null>(null);
  const [fields, setFields] = useState({ source: '', licence: '' });
  const [problem, setProblem] = useState<'noFile' | 'noneUsable' | 'tooMany' | null>(null);
  const isDone = state !== null && !isRunning && !state.stopped;
  useUnsavedWork(!isDone && (fields.source !== '' || fields.licence !== ''));
  // Fields filled in before the scripts were loaded report their values one after the other in one commit.
  const set = (name: keyof typeof fields) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setFields((now) => ({ ...now, [name]: value }));
  };
  const choose = (files: readonly File[]) => {
    setProblem(null);
    setPicked(files.length > 0 ? pickFiles(files) : null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const count = picked?.files.length ?? 0;
    const wrong = !picked
      ? 'noFile'
      : count === 0
        ? 'noneUsable'
        : count > MAX_FILES
          ? 'tooMany'
          : null;
    setProblem(wrong);
    if (picked && !wrong) void run(picked, fields);
  };
  const error = problem && t(`consoleUnits.import.${problem}`, { max: MAX_FILES });
  return (
    <div className="grid gap-6">
      <form onSubmit={submit} className="grid max-w-text gap-4">
        <FileField
          label={t('consoleUnits.import.files')}
          hint={t('consoleUnits.import.filesHint')}
          error={error}
          onChoose={choose}
        />
        <FileField
          isFolder
          label={t('consoleUnits.import.folder')}
          hint={t('consoleUnits.import.folderHint')}
          onChoose={choose}
        />
        <p id={chosenId} role="status" className="text-sm empty:hidden">
          {picked && t('consoleUnits.import.chosen', { count: picked.files.length })}
          {picked && picked.left > 0 && (
            <span className="block text-soft">
              {t('consoleUnits.import.left', { count: picked.left })}
            </span>
          )}
        </p>
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
        <Button
          type="submit"
          busy={isRunning}
          aria-describedby={chosenId}
          className="justify-self-start"
        >
          {t('consoleUnits.import.submit')}
        </Button>
      </form>
      {state && <ImportProgress state={state} isRunning={isRunning} onGoOn={goOn} />}
      {state && state.outcomes.length > 0 && <ImportResult outcomes={state.outcomes} />}
    </div>
  );
}
