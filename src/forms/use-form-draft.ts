'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { newUuid } from '~/lib/new-uuid';
import { type FormDraft, loadFormDraft, saveFormDraft } from './form-draft';

/** Keeps what is typed into a form for this tab. The fields stay the browser's own: a kept text goes only
 *  where nothing was changed. Passwords and consents are never kept.
 *  @param name of the kept draft; null keeps nothing
 *  @param restored gets what was kept, for choices that are no fields of the browser */
export function useFormDraft(
  name: string | null,
  form: RefObject<HTMLFormElement | null>,
  restored?: (kept: FormDraft) => void,
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
    /** Names this very writing: the same until a letter of it changes. */
    sendKey: () => {
      key.current ??= newUuid();
      return key.current;
    },
    /** Call it with every change. */
    save: () => {
      key.current = newUuid();
      if (name === null || !form.current) return;
      const draft = { ...loadFormDraft(name), sendKey: key.current };
      saveFormDraft(name, { ...draft, ...changedFields(form.current, draft) });
    },
    /** Call it when it was sent. */
    clear: () => {
      key.current = null;
      if (name !== null) saveFormDraft(name, null);
    },
  };
}

/** What differs from how the form was drawn; what does not is taken out of `before`. */
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

/** Puts texts into the fields that nobody has changed, as if they had been typed. */
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

/** Takes texts back from the fields that still hold them, as if they had been deleted. */
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

/** A password that is shown is an ordinary field for the browser: only its mark tells. */
function isTextControl(field: unknown): field is TextControl {
  if (field instanceof HTMLInputElement)
    return (
      field.name !== '' &&
      !field.hasAttribute('data-secret') &&
      !NON_TEXT_TYPES.includes(field.type)
    );
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

/** The value that the page gave the field. */
function initialValue(field: TextControl): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
