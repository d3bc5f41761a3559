'use client';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { type DraftWord, WORD_CLASSES } from '~/schemas/news';
import type { OperatorDraft } from '~/schemas/operator-unit';
import type { WordField } from '../draft-changes';
import type { DraftEditor } from '../use-draft-editor';
import { DraftField } from './draft-field';
import { DraftItem, type SwapTarget } from './draft-item';
import { MeaningField } from './meaning-field';

interface DraftItemsProps {
  draft: OperatorDraft;
  editor: DraftEditor;
  onSwap: (target: SwapTarget) => void;
}

/** The ten words of a draft. */
export function DraftWords({ draft, editor, onSwap }: DraftItemsProps) {
  const t = useScopedI18n('consoleUnits.draft');
  return (
    <Section title={t('words')}>
      <ol className="border-t border-line">
        {draft.words.map((word, index) => (
          <DraftItem
            key={word.key}
            draft={draft}
            target={{ kind: 'word', position: index + 1, text: word.text }}
            level={draft.grades.words[index] ?? word.level}
            reasons={word.reasons}
            onSwap={onSwap}
          >
            <WordFields
              word={word}
              lexiconMeaning={draft.lexiconMeanings[index] ?? null}
              position={index + 1}
              editor={editor}
            />
          </DraftItem>
        ))}
      </ol>
    </Section>
  );
}

interface WordFieldsProps {
  word: DraftWord;
  /** The lexicon's meaning of the saved word; null where it has no entry. */
  lexiconMeaning: string | null;
  position: number;
  editor: DraftEditor;
}

function WordFields({ word, lexiconMeaning, position, editor }: WordFieldsProps) {
  const t = useScopedI18n('consoleUnits.draft');
  const field = (name: WordField) => ({
    editor,
    of: { of: 'word' as const, key: word.key, field: name },
    id: `words.${position}.${name}`,
  });
  const english = { lang: 'en', spellCheck: true };
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <MeaningField
        word={word}
        lexiconMeaning={lexiconMeaning}
        position={position}
        editor={editor}
      />
      <DraftField
        {...field('text')}
        label={t('text')}
        input={{ ...english, maxLength: 60, required: true }}
      />
      <DraftField
        {...field('partOfSpeech')}
        label={t('partOfSpeech')}
        options={WORD_CLASSES.map((value) => ({ value, label: t(`classes.${value}`) }))}
      />
      <DraftField
        {...field('ipa.us')}
        label={t('ipaUs')}
        input={{ maxLength: 60, spellCheck: false, autoCapitalize: 'none' }}
      />
      <DraftField
        {...field('ipa.gb')}
        label={t('ipaGb')}
        input={{ maxLength: 60, spellCheck: false, autoCapitalize: 'none' }}
      />
      <DraftField
        {...field('example')}
        label={t('example')}
        hint={t('exampleHint')}
        input={{ ...english, maxLength: 300 }}
      />
      {(editor.value(field('example').of) || word.exampleTranslation) && (
        <DraftField
          {...field('exampleTranslation')}
          label={t('exampleTranslation')}
          input={{ lang: 'zh-TW', maxLength: 300 }}
        />
      )}
    </div>
  );
}
