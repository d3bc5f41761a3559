/** A value, or a long list in pages. */
export type JsonPart = Promise<unknown> | AsyncIterable<readonly unknown[]>;

/** Streams a JSON object field by field, so that lists of any length need the memory of one page. Each entry of
 *  a paged list is on a line of its own. */
export async function* streamJsonObject(
  parts: Record<string, () => JsonPart>,
): AsyncGenerator<string> {
  let separator = '{\n';
  for (const [name, part] of Object.entries(parts)) {
    const value = part();
    yield `${separator}${JSON.stringify(name)}: `;
    if (Symbol.asyncIterator in value) yield* streamJsonArray(value);
    else yield JSON.stringify((await value) ?? null);
    separator = ',\n';
  }
  yield separator === '{\n' ? '{}\n' : '\n}\n';
}

async function* streamJsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    const lines = page.map((entry) => JSON.stringify(entry)).join(',\n');
    if (lines) yield `${separator}\n${lines}`;
    if (lines) separator = ',';
  }
  yield separator === '[' ? '[]' : '\n]';
}
