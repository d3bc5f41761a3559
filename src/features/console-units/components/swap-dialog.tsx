'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { Dialog } from '~/components/ui/dialog';
import { Notice } from '~/components/ui/notice';
import { TextField } from '~/components/ui/text-field';
import { CopyReference } from '~/forms/error-reference';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { errorFields } from '~/trpc/error-code';
import { useDraftVerbs } from '../hooks';
import { isRecorded } from '../lost-recordings';
import { AlternativeList } from './alternative-list';
import type { SwapTarget } from './draft-item';

interface SwapDialogProps {
  draft: OperatorDraft;
  target: SwapTarget;
  /** Whether the draft has unsaved changes that a swap could discard. */
  hasUnsaved: boolean;
  onClose: () => void;
}

/** Replaces a word or a sentence by one of its alternatives, or by the best one. */
export function SwapDialog({ draft, target, hasUnsaved, onClose }: SwapDialogProps) {
  const t = useI18n();
  const { swap } = useDraftVerbs();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const [keepRest, setKeepRest] = useState(true);
  const { id, version } = draft;
  const { kind, position, text } = target;
  const replace = (instead?: string) => {
    if (swap.isPending) return;
    const input = { id, version, kind, position, keepRest, ...(instead && { instead }) };
    swap.mutate(input, { onSuccess: onClose });
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, a form in a portal is inside the form of the draft.
    event.stopPropagation();
    setFilter(typed.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('consoleUnits.swap.title', { text })}
      closeLabel={t('common.close')}
    >
      {hasUnsaved ? (
        <Notice tone="warning">{t('consoleUnits.swap.unsaved')}</Notice>
      ) : (
        <>
          {swap.isError && <Failure error={swap.error} />}
          {hasRecording(draft, target) && (
            <Notice tone="warning">{t('consoleUnits.swap.recorded')}</Notice>
          )}
          <CheckboxField
            label={t('consoleUnits.swap.keepRest')}
            checked={keepRest}
            onChange={setKeepRest}
          />
          <Button
            variant="secondary"
            busy={swap.isPending}
            className="justify-self-start"
            onClick={() => replace()}
          >
            {t('consoleUnits.swap.auto')}
          </Button>
          <form onSubmit={find} className="flex flex-wrap items-end gap-3">
            <TextField
              className="grow"
              label={t('consoleUnits.swap.filter')}
              lang="en"
              maxLength={100}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit" variant="secondary">
              {t('consoleUnits.swap.apply')}
            </Button>
          </form>
          <AlternativeList
            id={id}
            kind={kind}
            filter={filter}
            busy={swap.isPending}
            onPick={(key) => replace(key)}
          />
        </>
      )}
    </Dialog>
  );
}

/** Whether an item, or the example of a word, has a recording. */
function hasRecording(draft: OperatorDraft, { kind, position }: SwapTarget): boolean {
  const { key } = (kind === 'word' ? draft.words : draft.sentences)[position - 1] ?? {};
  return draft.lines.some((line) => line.key === key && isRecorded(line));
}

/** The reason why nothing was swapped; the selection states it in English. */
function Failure({ error }: { error: unknown }) {
  const toMessage = useErrorMessage('form');
  const { news } = errorFields(error);
  return (
    <Notice tone="error">
      {toMessage(error)}
      <CopyReference error={error} />
      {news && (
        <span lang="en" className="block">
          {news}
        </span>
      )}
    </Notice>
  );
}
