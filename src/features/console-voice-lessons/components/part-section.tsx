'use client';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ActNotice } from '~/console/act-notice';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoicePart } from '~/schemas/voice-draft';
import { useVoiceActs } from '../hooks';
import { itemValues, type VoiceItem } from '../item-values';
import { usePartForm } from '../part-form';
import { NewItem } from './new-item';
import { PartItem } from './part-item';

interface PartSectionProps {
  lesson: OperatorVoiceLesson;
  part: VoicePart;
  audio: ReturnType<typeof useAudioClip>;
}

/** A part of a lesson that is a list: its items in their order, and the form of a new one. */
export function PartSection({ lesson, part, audio }: PartSectionProps) {
  const t = useI18n();
  const form = usePartForm(part, lesson.content);
  const { edit } = useVoiceActs();
  const act = useAct();
  const items: readonly VoiceItem[] = lesson.content[part];
  const ids = items.map(({ id }) => id);
  const { id, version } = lesson;
  const arrange = (after: string[]) =>
    void act.run(
      () => edit.mutateAsync({ id, version, change: { kind: 'order', part, before: ids, after } }),
      t('consoleVoiceLessons.part.ordered'),
    );
  return (
    <Section title={t(`consoleVoiceLessons.${part}.title`)}>
      <ActNotice outcome={act.outcome} failed={t('consoleContent.failed')} />
      {items.length === 0 ? (
        <p className="text-soft">{t('consoleVoiceLessons.part.empty')}</p>
      ) : (
        <ol className="border-t border-line">
          {items.map((item) => (
            <PartItem
              key={item.id}
              {...{ lesson, part, item, ids, audio, form }}
              onMove={arrange}
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
