import type { FieldErrors } from './form-errors';

/** The field values that a form would submit. */
export function readFormFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** Name of the field that a control belongs to; controls other than inputs have `data-field`. */
export function getFieldName(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}

/** Whether a form has a field, so that an error can be shown beside it. */
export function hasField(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some((element) => getFieldName(element) === name);
}

/** Moves the focus to the first field with an error, and unfolds the part of the form that it is in. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => errors[getFieldName(element)] !== undefined);
  if (!(first instanceof HTMLElement)) return;
  const folded = first.closest('details');
  if (folded) folded.open = true;
  first.focus();
}
