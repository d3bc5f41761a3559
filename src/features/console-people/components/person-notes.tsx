'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextAreaField } from '~/components/ui/text-area-field';
import { ActFailure } from '~/console/act-failure';
import { ListEnd } from '~/console/list-end';
import { Section } from '~/console/section';
import { useUnsavedWork } from '~/console/unsaved-work';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import { MAX_LISTED_NOTES, NOTE_MAX, type PersonNote } from '~/schemas/person-note';
import { useAddNote } from '../hooks';

interface PersonNotesProps {
  id: string;
  notes: readonly PersonNote[];
}

/** The notes on a person, the latest first, and the form of the next one. */
export function PersonNotes({ id, notes }: PersonNotesProps) {
  const t = useI18n();
  const language = useLanguage();
  return (
    <Section title={t('consolePeople.notes.title')}>
      <p className="text-sm text-soft">{t('consolePeople.notes.lead')}</p>
      {notes.length === 0 ? (
        <p className="text-soft">{t('consolePeople.notes.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {notes.map(({ id: noteId, at, text, author }) => (
            <li key={noteId} className="grid gap-1 border-b border-line py-2">
              <span className="figures text-sm text-soft">
                {formatDateTime(at, language)}{' '}
                {author === null
                  ? t('consoleShell.acts.system')
                  : author || t('consolePeople.notes.deleted')}
              </span>
              <span className="whitespace-pre-line wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <ListEnd shown={notes.length} max={MAX_LISTED_NOTES} rest={t('consolePeople.notes.more')} />
      <NewNoteForm id={id} />
    </Section>
  );
}

function NewNoteForm({ id }: { id: string }) {
  const t = useI18n();
  const add = useAddNote(id);
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  const [noteKey, setNoteKey] = useState(() => crypto.randomUUID());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const onSuccess = () => {
      setText('');
      setNoteKey(crypto.randomUUID());
    };
    add.mutate({ id, noteKey, text }, { onSuccess });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label={t('consolePeople.notes.text')}
        rows={3}
        required
        maxLength={NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ActFailure error={add.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
          {t('consolePeople.notes.submit')}
        </Button>
        <span role="status" className="text-sm text-soft">
          {add.isSuccess && text === '' ? t('consolePeople.notes.saved') : ''}
        </span>
      </div>
    </form>
  );
}
