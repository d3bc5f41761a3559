'use client';
import { useRef, useState } from 'react';
import { ContentForm } from '~/console/content/content-form';
import { FormButton } from '~/console/content/form-button';
import { useFormInPlace } from '~/console/content/use-form-in-place';
import { useI18n, useLanguage } from '~/i18n/client';
import { newUuid } from '~/lib/new-uuid';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoicePart } from '~/schemas/voice-draft';
import { useVoiceActs } from '../hooks';
import { itemName, type VoiceItem } from '../item-values';
import type { PartForm } from '../part-form';
import { newValues } from '../use-part-fields';

interface NewItemProps {
  lesson: OperatorVoiceLesson;
  part: VoicePart;
  form: PartForm;
}

/** The form of a new item and its place. The id is created here, so that sending twice adds one item. */
export function NewItem({ lesson, part, form }: NewItemProps) {
  const t = useI18n();
  const language = useLanguage();
  const { edit } = useVoiceActs();
  const [itemId, setItemId] = useState(newUuid);
  const place = useRef('');
  const { id, version, content } = lesson;
  const draftName = `${id}-${part}-new`;
  const { isOpen, opener, open, close } = useFormInPlace(draftName);
  const items: readonly VoiceItem[] = content[part];
  const places = [
    { value: '0', label: t('consoleVoiceLessons.part.first') },
    ...items.map((item, index) => ({
      value: String(index + 1),
      label: t('consoleVoiceLessons.part.after', { name: itemName(part, item, language) }),
    })),
  ];
  const add = t(`consoleVoiceLessons.${part}.add`);
  return (
    <>
      <FormButton opener={opener} isOpen={isOpen} open={open} className="justify-self-start">
        {add}
      </FormButton>
      {isOpen && (
        <ContentForm
          draftName={draftName}
          label={add}
          fields={[
            ...form.fields,
            {
              path: 'at',
              label: t('consoleVoiceLessons.part.place'),
              options: places,
              isWide: true,
            },
          ]}
          saved={{ ...newValues(part, content), at: String(items.length) }}
          schema={form.schema}
          toInput={({ at, ...nested }) => {
            place.current = String(at);
            return { ...nested, id: itemId };
          }}
          save={async (item) => {
            await edit.mutateAsync(form.toInput({ id, version, item, at: Number(place.current) }));
            setItemId(newUuid());
          }}
          done={t('consoleVoiceLessons.part.added')}
          submit={add}
          onClose={close}
        />
      )}
    </>
  );
}
