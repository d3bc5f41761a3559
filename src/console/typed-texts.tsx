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

/** Changed text fields, with their labels. */
type TypedFields = ReadonlyMap<TextField, string>;

/** Records the fields that are typed into, within a part of the page and the dialogs that belong to it.
 *  @returns `onInput` for the part, and the fields */
export function useTypedFields() {
  const fields = useRef(new Map<TextField, string>());
  const onInput = ({ target }: FormEvent) => {
    if (isTextField(target)) fields.current.set(target, target.labels?.[0]?.textContent ?? '');
  };
  return { onInput, fields: fields.current as TypedFields };
}

/** The texts of fields that are about to be removed, for copying; nothing without any. */
export function TypedTexts({ fields }: { fields: TypedFields }) {
  const t = useScopedI18n('consoleShell');
  // During its first render the fields still exist.
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
