import 'server-only';
import { licenceProblem } from '~/domain/news/licence';
import { rejectionKind } from '~/domain/news/rejection-kind';
import type { SourceEntry } from '~/domain/news/source-entry';
import type { ImportedLine, ImportTextInput } from '~/schemas/article-pool';
import type { Verb } from '~/server/context';
import { parseJsonLine } from '~/server/gateways/feed/read-json-lines';
import { importArticles } from './import-articles';

/** Imports the articles of a JSON Lines file, each in a transaction of its own: where it is cut off, the lines
 *  before are in, and importing the file again finds them known.
 *  @returns what came of each line that is not blank
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function importText({ ctx, input }: Verb<ImportTextInput>): Promise<ImportedLine[]> {
  const { text, source, licence } = input;
  const defaults = { source: source || undefined, licence: licence || undefined };
  const lines: ImportedLine[] = [];
  async function* read(): AsyncGenerator<SourceEntry> {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (line.trim() === '') continue;
      const entry = parseJsonLine(line, String(index + 1), defaults);
      lines.push(toLine(index + 1, entry));
      yield entry;
    }
  }
  const { rejected } = await importArticles({
    ctx,
    input: {
      read: read(),
      // The import reads an entry only after the one before is in.
      onArticle: (outcome) => Object.assign(lines.at(-1)!, { outcome }),
    },
  });
  const reasons = rejected.map(({ reason }) => rejectionKind(reason));
  return lines.map((line) =>
    line.outcome === 'refused'
      ? { ...line, rejection: reasons.shift() ?? null, licenceProblem: null }
      : line,
  );
}

function toLine(line: number, entry: SourceEntry): ImportedLine {
  const article = 'article' in entry ? entry.article : null;
  return {
    line,
    title: article?.title ?? '',
    outcome: 'refused',
    rejection: null,
    licenceProblem: article && licenceProblem(article.licence),
  };
}
