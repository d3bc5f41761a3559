/** Markup that is put in as it is. */
class Raw {
  constructor(readonly text: string) {}
}

export const raw = (text: string): Raw => new Raw(text);

/** HTML in which every value is text unless it is `raw`. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Raw)[]): string {
  return parts.reduce((all, part, at) => {
    const value = values[at - 1];
    return all + (value instanceof Raw ? value.text : escaped(String(value))) + part;
  });
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign as keyof typeof ESCAPES]);

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** How many of a slide's things are there while its sentence `at` of `of` is told: they come evenly, the
 *  first with the first sentence, the last with the last. */
export const shownCount = (count: number, at: number, of: number): number =>
  Math.min(count, Math.max(1, Math.round((count * (at + 1)) / of)));
