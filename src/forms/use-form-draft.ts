'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { newUuid } from '~/lib/new-uuid';
import { type FormDraft, loadFormDraft, saveFormDraft } from './form-draft';

/** Stores the typed texts of a form in this tab. The fields stay uncontrolled: a stored text is restored only
 *  into an unchanged field. Passwords and consents are never stored.
 *  @param name of the stored draft; null stores nothing
 *  @param restored called with the stored draft, for choices that are not native fields */
export function useFormDraft(
  name: string | null,
  form: RefObject<HTMLFormElement | null>,
  restored?: (stored: FormDraft) => void,
) {
  const key = useRef<string | null>(null);
  const onRestored = useRef(restored);
  onRestored.current = restored;

  useEffect(() => {
    if (name === null) return;
    const { sendKey, ...fields } = loadFormDraft(name);
    key.current = sendKey ?? null;
    if (form.current) fill(form.current, fields);
    if (Object.keys(fields).length > 0) onRestored.current?.(fields);
  }, [name, form]);

  return {
    /** Idempotency key of this text: the same until it changes. */
    sendKey: () => {
      key.current ??= newUuid();
      return key.current;
    },
    /** Call it after every change. */
    save: () => {
      key.current = newUuid();
      if (name === null || !form.current) return;
      const draft = { ...loadFormDraft(name), sendKey: key.current };
      saveFormDraft(name, { ...draft, ...changedFields(form.current, draft) });
    },
    /** Call it after the form was sent. */
    clear: () => {
      key.current = null;
      if (name !== null) saveFormDraft(name, null);
    },
  };
}

/** The fields that differ from their initial values; unchanged ones are deleted from `before`. */
function changedFields(form: HTMLFormElement, before: FormDraft): FormDraft {
  const changed: FormDraft = {};
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (field.checked) changed[field.name] = field.value;
    } else if (isTextControl(field)) {
      delete before[field.name];
      if (field.value !== initialValue(field)) changed[field.name] = field.value;
    }
  }
  return changed;
}

/** Fills texts into the unchanged fields, with the events of typing. */
export function fill(form: HTMLFormElement, fields: FormDraft): void {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!isTextControl(field) || field.value !== initialValue(field) || field.value === text)
      continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Resets the fields that still hold these texts, with the events of typing. */
export function clearUnchanged(form: HTMLFormElement, fields: FormDraft): void {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!isTextControl(field) || field.value !== text) continue;
    field.value = initialValue(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NON_TEXT_TYPES = ['password', 'checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/** Whether a control's text may be stored. A visible password has the type of an ordinary field, and is
 *  known by its mark (`data-secret`) only. */
function isTextControl(field: unknown): field is TextControl {
  if (field instanceof HTMLInputElement)
    return (
      field.name !== '' &&
      !field.hasAttribute('data-secret') &&
      !NON_TEXT_TYPES.includes(field.type)
    );
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

/** The value with which the page rendered the field. */
function initialValue(field: TextControl): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
