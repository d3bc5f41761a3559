'use client';
import { type FormEvent, useState } from 'react';
import { Notice } from '~/components/ui/notice';
import { DraftOffer } from '~/console/content/draft-offer';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { useI18n, useLanguage } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { useDraft } from '../hooks';
import { useDraftEditor } from '../use-draft-editor';
import { ClipList } from './clip-list';
import { DiscardDraft } from './discard-draft';
import type { SwapTarget } from './draft-item';
import { DraftPreview } from './draft-preview';
import { DraftSentences } from './draft-sentences';
import { DraftTexts } from './draft-texts';
import { DraftWords } from './draft-words';
import { ProblemList } from './problem-list';
import { PublishSection } from './publish-section';
import { SaveBar } from './save-bar';
import { SwapDialog } from './swap-dialog';

/** A draft: missing parts, texts, words and sentences, clips, and the steps to its publication. */
export function DraftPage({ id }: { id: string }) {
  const t = useI18n();
  const draft = useDraft(id);
  return (
    <Loaded query={draft} failed={t('consoleUnits.draft.failed')}>
      {(data) => <LoadedDraft draft={data} />}
    </Loaded>
  );
}

function LoadedDraft({ draft }: { draft: OperatorDraft }) {
  const editor = useDraftEditor(draft);
  const [target, setTarget] = useState<SwapTarget | null>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <div className="grid gap-8">
      <DraftHead draft={draft} />
      <ProblemList problems={draft.problems} />
      <form onSubmit={save} className="grid gap-8">
        {!editor.isReadOnly && <DraftOffer draft={editor.stored} />}
        <DraftTexts draft={draft} editor={editor} />
        <DraftWords draft={draft} editor={editor} onSwap={setTarget} />
        <DraftSentences draft={draft} editor={editor} onSwap={setTarget} />
        {!editor.isReadOnly && <SaveBar editor={editor} />}
      </form>
      <DraftPreview draft={draft} />
      <PublishSection draft={draft} hasUnsaved={editor.count > 0} />
      <ClipList draft={draft} hasUnsaved={editor.count > 0} />
      {draft.state === 'DRAFT' && <DiscardDraft draft={draft} />}
      {target && (
        <SwapDialog
          draft={draft}
          target={target}
          hasUnsaved={editor.count > 0}
          onClose={() => setTarget(null)}
        />
      )}
    </div>
  );
}

function DraftHead({ draft }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const { texts, category, level, version, state } = draft;
  const { headline } = texts;
  return (
    <div className="grid gap-4">
      <PageHead
        title={headline[language] || headline.zh || headline.en || t('consoleUnits.draft.title')}
      >
        {t('consoleUnits.draft.facts', {
          category: t(`course.category.${category}`),
          level,
          version,
        })}
      </PageHead>
      <PageLink to={consoleRoute('console-units')}>{t('consoleUnits.toUnits')}</PageLink>
      {state === 'PUBLISHED' && <Notice>{t('consoleUnits.draft.published')}</Notice>}
      {state === 'WITHDRAWN' && <Notice>{t('consoleUnits.draft.withdrawn')}</Notice>}
      {state === 'CORRECTING' && <Notice>{t('consoleUnits.draft.correcting')}</Notice>}
    </div>
  );
}
