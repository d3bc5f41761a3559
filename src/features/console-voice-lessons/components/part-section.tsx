'use client';
import { useState } from 'react';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ActNotice } from '~/console/act-notice';
import { useArrange } from '~/console/content/use-arrange';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoicePart } from '~/schemas/voice-draft';
import { useVoiceActs } from '../hooks';
import { itemValues, type VoiceItem } from '../item-values';
import { usePartForm } from '../part-form';
import { type EditedItem, withEditedItems } from '../with-edited-items';
import { NewItem } from './new-item';
import { PartItem } from './part-item';

interface PartSectionProps {
  lesson: OperatorVoiceLesson;
  part: VoicePart;
  audio: ReturnType<typeof useAudioClip>;
}

/** A part of a lesson that is a list: its items in their order, and the form of a new one. An item that a
 *  colleague deletes while its form is open stays, with its input, until the form is closed. */
export function PartSection({ lesson, part, audio }: PartSectionProps) {
  const t = useI18n();
  const form = usePartForm(part, lesson.content);
  const { edit } = useVoiceActs();
  const [edited, setEdited] = useState<readonly EditedItem[]>([]);
  const { id, version } = lesson;
  const act = useArrange((change) =>
    edit.mutateAsync({ id, version, change: { kind: 'order', part, ...change } }),
  );
  const items: readonly VoiceItem[] = lesson.content[part];
  const ids = items.map((item) => item.id);
  const shown = withEditedItems(items, edited);
  return (
    <Section title={t(`consoleVoiceLessons.${part}.title`)}>
      <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
      {shown.length === 0 ? (
        <p className="text-soft">{t('consoleVoiceLessons.part.empty')}</p>
      ) : (
        <ol className="border-t border-line">
          {shown.map(({ item, at }) => (
            <PartItem
              key={item.id}
              lesson={lesson}
              part={part}
              item={item}
              at={at}
              ids={ids}
              audio={audio}
              form={form}
              isGone={!ids.includes(item.id)}
              onMove={(after) => void act.arrange({ before: ids, after })}
              onEdit={(isOpen) =>
                setEdited((now) => [
                  ...now.filter((one) => one.item.id !== item.id),
                  ...(isOpen ? [{ item, at }] : []),
                ])
              }
              values={itemValues(
                item,
                form.fields.map(({ path }) => path),
              )}
            />
          ))}
        </ol>
      )}
      <NewItem lesson={lesson} part={part} form={form} />
    </Section>
  );
}
