'use client';
import { useRef } from 'react';
import { Button } from '~/components/ui/button';
import { useScopedI18n } from '~/i18n/client';
import type { DraftWord } from '~/schemas/news';
import type { WordField } from '../draft-changes';
import { lexiconDifference } from '../lexicon-difference';
import type { DraftEditor } from '../use-draft-editor';
import { DraftField } from './draft-field';
import { LexiconMark } from './lexicon-mark';

interface MeaningFieldProps {
  word: DraftWord;
  /** The lexicon's meaning of the saved word; null where it has no entry. */
  lexiconMeaning: string | null;
  /** 1–10 */
  position: number;
  editor: DraftEditor;
}

/** The meaning of a word of a draft. A meaning that differs from the lexicon's has a mark, and a button that takes the
 *  lexicon's. */
export function MeaningField({ word, lexiconMeaning, position, editor }: MeaningFieldProps) {
  const t = useScopedI18n('consoleUnits.draft');
  const field = useRef<HTMLDivElement>(null);
  const refTo = (name: WordField) => ({ of: 'word' as const, key: word.key, field: name });
  const meaning = editor.value(refTo('meaning'));
  const other = lexiconDifference(word, lexiconMeaning, (name) => editor.value(refTo(name)));
  const isProposed = word.proposed && meaning === word.meaning;
  const proposal = meaning === lexiconMeaning ? t('fromLexicon') : t('proposed');
  const take = (entryMeaning: string) => {
    editor.change(refTo('meaning'), entryMeaning);
    // The button goes with the difference, so the focus moves to the field, and its new text is read out.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field} className="grid content-start gap-2">
      <DraftField
        editor={editor}
        of={refTo('meaning')}
        id={`words.${position}.meaning`}
        label={t('meaning')}
        hint={
          other === null ? (
            isProposed && proposal
          ) : (
            <LexiconMark meaning={other} isEmpty={meaning === ''} />
          )
        }
        input={{ lang: 'zh-TW', maxLength: 60 }}
      />
      {other !== null && !editor.isReadOnly && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={t('takeLexiconOf', { text: word.text })}
          onClick={() => take(other)}
        >
          {t('takeLexicon')}
        </Button>
      )}
    </div>
  );
}
