'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import type { SentenceField } from '../draft-changes';
import type { DraftEditor } from '../use-draft-editor';
import { DraftField } from './draft-field';
import { DraftItem, type SwapTarget } from './draft-item';
import { AllWordLevels } from './word-levels';

interface DraftSentencesProps {
  draft: OperatorDraft;
  editor: DraftEditor;
  onSwap: (target: SwapTarget) => void;
}

/** The ten sentences of a draft, each with its words above the unit's level, or the levels of all of them. */
export function DraftSentences({ draft, editor, onSwap }: DraftSentencesProps) {
  const t = useScopedI18n('consoleUnits.draft');
  const [showsLevels, setShowsLevels] = useState(false);
  return (
    <Section title={t('sentences')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={showsLevels}
          className="aria-pressed:bg-ink-soft"
          onClick={() => setShowsLevels((now) => !now)}
        >
          {t('levels')}
        </Button>
        {showsLevels && <p className="max-w-text text-sm text-soft">{t('levelsHint')}</p>}
      </div>
      <ol className="border-t border-line">
        {draft.sentences.map(({ key, text, level, reasons }, index) => {
          const inSentence = draft.grades.sentenceWords[index];
          const field = (name: SentenceField) => ({
            editor,
            of: { of: 'sentence' as const, key, field: name },
            id: `sentences.${index + 1}.${name}`,
          });
          return (
            <DraftItem
              key={key}
              draft={draft}
              target={{ kind: 'sentence', position: index + 1, text }}
              level={draft.grades.sentences[index] ?? level}
              reasons={reasons}
              onSwap={onSwap}
              words={inSentence}
            >
              {showsLevels && inSentence && (
                <AllWordLevels words={inSentence} level={draft.level} text={text} />
              )}
              <div className="grid gap-3 xl:grid-cols-2">
                <DraftField
                  {...field('translation')}
                  label={t('translation')}
                  input={{ lang: 'zh-TW', maxLength: 300 }}
                />
                <DraftField
                  {...field('text')}
                  label={t('text')}
                  input={{ lang: 'en', maxLength: 300, spellCheck: true, required: true }}
                />
              </div>
            </DraftItem>
          );
        })}
      </ol>
    </Section>
  );
}
