/** A value at once, or a long list page by page. */
export type JsonPart = Promise<unknown> | AsyncIterable<readonly unknown[]>;

/** Writes one JSON object in pieces, each field when its turn comes, so that lists of any length need
 *  the memory of one page. Each entry of a paged list stands on a line of its own. */
export async function* streamJsonObject(
  parts: Record<string, () => JsonPart>,
): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, part] of Object.entries(parts)) {
    const value = part();
    yield `${before}${JSON.stringify(name)}: `;
    if (Symbol.asyncIterator in value) yield* streamJsonArray(value);
    else yield JSON.stringify((await value) ?? null);
    before = ',\n';
  }
  yield before === '{\n' ? '{}\n' : '\n}\n';
}

async function* streamJsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    const lines = page.map((entry) => JSON.stringify(entry)).join(',\n');
    if (lines) yield `${before}\n${lines}`;
    if (lines) before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}
