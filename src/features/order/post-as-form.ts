/** Leaves this page by posting a form, for a gateway whose card page is opened by POST. */
export function postAsForm(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  // Removed, so that a page restored from the back-forward cache is unchanged.
  form.remove();
}
