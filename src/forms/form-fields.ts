import type { FieldErrors } from './form-errors';

/** What a form would send. */
export function readFormFields(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** The field that a control belongs to; controls that are not inputs say so themselves. */
export function getFieldName(element: Element): string {
  return element.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
}

/** Whether a form shows a field, so that a complaint can stand beside it. */
export function hasField(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some((element) => getFieldName(element) === name);
}

/** Brings the focus to the first field with a complaint. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => errors[getFieldName(element)] !== undefined);
  if (first instanceof HTMLElement) first.focus();
}
