/** Values of a form's fields, by their paths: `question.zh`. */
export type ContentValues = Readonly<Record<string, string>>;

/** The object that the paths of the fields describe: `question.zh` is `{ question: { zh } }`. */
export function nestFields(values: ContentValues): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = nested;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return nested;
}
