/** Leaves this page by posting a form, as a gateway that opens its card page by a form wants it. */
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
  // A browser that comes back by its history finds the page as it was.
  form.remove();
}
