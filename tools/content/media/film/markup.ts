/** Markup that is inserted without escaping. */
class Raw {
  constructor(readonly text: string) {}
}

export const raw = (text: string): Raw => new Raw(text);

/** Template tag for HTML: escapes every value that is not `raw`. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Raw)[]): string {
  return parts.reduce((all, part, index) => {
    const value = values[index - 1];
    return all + (value instanceof Raw ? value.text : escaped(String(value))) + part;
  });
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPES[sign as keyof typeof ESCAPES]);

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** Number of a slide's elements shown during a sentence: they appear evenly, the last with the last sentence.
 *  @param index of the sentence
 *  @param of number of sentences */
export const shownCount = (count: number, index: number, of: number): number =>
  Math.min(count, Math.max(1, Math.round((count * (index + 1)) / of)));
