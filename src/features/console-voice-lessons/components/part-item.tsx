'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ContentForm } from '~/console/content/content-form';
import { EditButton } from '~/console/content/edit-button';
import { MoveButtons } from '~/console/content/move-buttons';
import { useFormInPlace } from '~/console/content/use-form-in-place';
import { useRemoveWithUndo } from '~/forms/use-remove-with-undo';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoicePart } from '~/schemas/voice-draft';
import { useVoiceActs } from '../hooks';
import { itemName, type VoiceItem } from '../item-values';
import type { PartForm } from '../part-form';
import { ItemTexts } from './item-texts';

interface PartItemProps {
  lesson: OperatorVoiceLesson;
  part: VoicePart;
  item: VoiceItem;
  /** Its place in the list, from 0. */
  at: number;
  /** Whether it was deleted while its form is open. */
  isGone: boolean;
  ids: readonly string[];
  audio: ReturnType<typeof useAudioClip>;
  onMove: (ids: string[]) => void;
  onEdit: (isOpen: boolean) => void;
  /** The definition of its form. */
  form: PartForm;
  values: Readonly<Record<string, string>>;
}

/** One item of a lesson: its level, its clips, and the form that edits it in its place. */
export function PartItem(props: PartItemProps) {
  const { lesson, part, item, at, isGone, ids, audio, onMove, onEdit, form, values } = props;
  const t = useI18n();
  const language = useLanguage();
  const { edit } = useVoiceActs();
  const { id, version } = lesson;
  const draftName = `${id}-${part}-${item.id}`;
  const { isOpen, opener, open, close } = useFormInPlace(draftName, onEdit);
  // Deleted here, and not by a colleague.
  const [isRemoved, setRemoved] = useState(false);
  const name = itemName(part, item, language);
  const put = (changed: VoiceItem, place?: number) =>
    edit.mutateAsync(
      form.toInput({ id, version, item: changed, ...(place !== undefined && { at: place }) }),
    );
  const remove = useRemoveWithUndo({
    remove: async () => {
      setRemoved(true);
      try {
        await edit.mutateAsync({ id, version, change: { kind: 'remove', part, itemId: item.id } });
        onEdit(false);
      } catch (error) {
        setRemoved(false);
        throw error;
      }
    },
    restore: () => put(item, at),
    removed: t('consoleVoiceLessons.part.removed', { name }),
    undo: t('consoleContent.undo'),
  });
  if (isGone && isRemoved) return null;
  return (
    <li id={`${part}.${item.id}`} className="grid scroll-mt-24 gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <ItemTexts lesson={lesson} part={part} item={item} audio={audio} />
        {!isGone && (
          <div className="flex flex-wrap items-center gap-2">
            <MoveButtons name={name} ids={ids} id={item.id} onMove={onMove} />
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('consoleVoiceLessons.part.removeName', { name })}
              onClick={remove}
            >
              {t('consoleVoiceLessons.part.remove')}
            </Button>
            <EditButton name={name} opener={opener} isOpen={isOpen} open={open} />
          </div>
        )}
      </div>
      {isGone && <Notice tone="warning">{t('consoleVoiceLessons.part.gone')}</Notice>}
      {isOpen && (
        <ContentForm
          draftName={draftName}
          label={t('consoleContent.editName', { name })}
          fields={form.fields}
          saved={values}
          schema={form.schema}
          toInput={(nested) => ({ ...nested, id: item.id })}
          save={(changed) => put(changed, isGone ? at : undefined)}
          done={t('consoleVoiceLessons.part.saved')}
          submit={t(isGone ? 'consoleVoiceLessons.part.addAgain' : 'consoleContent.save')}
          isUnsaved={isGone}
          onClose={close}
        />
      )}
    </li>
  );
}
