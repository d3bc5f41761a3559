'use client';
import { useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ContentForm } from '~/console/content/content-form';
import { MoveButtons } from '~/console/content/move-buttons';
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
  ids: readonly string[];
  audio: ReturnType<typeof useAudioClip>;
  onMove: (ids: string[]) => void;
  /** What its form is made of. */
  form: PartForm;
  values: Readonly<Record<string, string>>;
}

/** One item of a lesson: its level, its clips, and the form that edits it in its place. */
export function PartItem(props: PartItemProps) {
  const { lesson, part, item, ids, audio, onMove, form, values } = props;
  const t = useI18n();
  const language = useLanguage();
  const { edit } = useVoiceActs();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, version } = lesson;
  const name = itemName(part, item, language);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const put = (changed: VoiceItem, at?: number) =>
    edit.mutateAsync(form.toInput({ id, version, item: changed, ...(at !== undefined && { at }) }));
  const remove = useRemoveWithUndo({
    remove: () =>
      edit.mutateAsync({ id, version, change: { kind: 'remove', part, itemId: item.id } }),
    restore: () => put(item, ids.indexOf(item.id)),
    removed: t('consoleVoiceLessons.part.removed', { name }),
    undo: t('consoleVoiceLessons.part.undo'),
  });
  return (
    <li id={`${part}.${item.id}`} className="grid scroll-mt-24 gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <ItemTexts lesson={lesson} part={part} item={item} audio={audio} />
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
          <Button
            ref={opener}
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t('consoleContent.editName', { name })}
            onClick={() => setOpen(true)}
          >
            {t('consoleContent.edit')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <ContentForm
          label={t('consoleContent.editName', { name })}
          fields={form.fields}
          saved={values}
          schema={form.schema}
          toInput={(nested) => ({ ...nested, id: item.id })}
          save={(changed) => put(changed)}
          done={t('consoleVoiceLessons.part.saved')}
          submit={t('consoleContent.save')}
          onClose={close}
        />
      )}
    </li>
  );
}
