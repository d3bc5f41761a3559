/** Events of a user's action: a press, typing, or the browser's autofill. `click` is not included, because
 *  scripts repeat clicks. */
export const TOUCHES = ['pointerdown', 'keydown', 'input', 'click'] as const;
