'use client';
import { type FormEvent, useRef, useState } from 'react';
import { TextAreaField } from '~/components/ui/text-area-field';
import { useScopedI18n } from '~/i18n/client';
import { Section } from './section';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of `input` whose value a person would have to type again. */
const TEXT_TYPES = ['text', 'url', 'email', 'number'];

const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && TEXT_TYPES.includes(target.type));

/** Fields that were typed into, with their labels. */
type TypedFields = ReadonlyMap<TextField, string>;

/** Notes the fields of a part of the page, and of the dialogs that belong to it, that are typed into.
 *  @returns `onInput` for the part, and the fields */
export function useTypedFields() {
  const fields = useRef(new Map<TextField, string>());
  const onInput = ({ target }: FormEvent) => {
    if (isTextField(target)) fields.current.set(target, target.labels?.[0]?.textContent ?? '');
  };
  return { onInput, fields: fields.current as TypedFields };
}

/** What is typed into fields that are about to go away, to be copied; nothing when nothing is. */
export function TypedTexts({ fields }: { fields: TypedFields }) {
  const t = useScopedI18n('consoleShell');
  // While this is rendered for the first time, the fields are still there.
  const [texts] = useState(() =>
    [...fields]
      .filter(([field]) => field.isConnected && field.value.trim() !== '')
      .map(([{ value }, label]) => ({ label, value })),
  );
  if (texts.length === 0) return null;
  return (
    <Section title={t('typed')}>
      {texts.map(({ label, value }) => (
        <TextAreaField key={`${label} ${value}`} label={label} readOnly value={value} />
      ))}
    </Section>
  );
}
