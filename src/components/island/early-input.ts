const CONTROLS = 'a[href], button, input, select, textarea, summary';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Records clicks and input on the HTML of a component before its scripts have arrived, by the position of
 *  each control, and repeats them on the component, whose first HTML is the same. */
export function createEarlyInput() {
  const values = new Map<number, string>();
  let focused: number | null = null;
  let pressed: number | null = null;

  const toIndex = (box: HTMLElement, { target }: Pick<Event, 'target'>) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const index = control ? [...box.querySelectorAll(CONTROLS)].indexOf(control) : -1;
    return index < 0 ? null : index;
  };

  return {
    focus: (box: HTMLElement, event: Pick<Event, 'target'>) => {
      focused = toIndex(box, event);
    },
    input: (box: HTMLElement, event: Pick<Event, 'target'>) => {
      const index = toIndex(box, event);
      if (index !== null && isField(event.target)) values.set(index, event.target.value);
    },
    press: (box: HTMLElement, event: Pick<Event, 'target'>) => {
      const index = toIndex(box, event);
      const control = (event.target as Element).closest(CONTROLS);
      // Links navigate by themselves, and clicks on fields only move the focus.
      if (control && !isField(control) && control.tagName !== 'A') pressed = index;
    },
    /** Repeats the input on the loaded component, once. */
    replay: (box: HTMLElement) => {
      const controls = box.querySelectorAll<HTMLElement>(CONTROLS);
      for (const [index, value] of values) {
        const field = controls[index];
        if (!isField(field)) continue;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (focused !== null) controls[focused]?.focus({ preventScroll: true });
      if (pressed !== null) controls[pressed]?.click();
      values.clear();
      focused = null;
      pressed = null;
    },
  };
}
