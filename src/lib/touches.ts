/** What somebody does: presses, types, or lets the browser fill in. A click alone is one that a script repeats. */
export const TOUCHES = ['pointerdown', 'keydown', 'input', 'click'] as const;
