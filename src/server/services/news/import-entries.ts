import 'server-only';
import { licenceProblem } from '~/domain/news/licence';
import { rejectionKind } from '~/domain/news/rejection-kind';
import type { ArticleOrigin, SourceEntry } from '~/domain/news/source-entry';
import type { ImportedLine } from '~/schemas/article-pool';
import type { Verb } from '~/server/context';
import { importArticles } from './import-articles';

/** An entry, and the line of the file that it was read from, from 1. */
export interface LineEntry {
  line: number;
  entry: SourceEntry;
}

/** Imports the entries of a file that came over the network.
 *  @returns the outcome of each
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function importEntries({
  ctx,
  input: { entries, origin },
}: Verb<{ entries: Iterable<LineEntry>; origin: ArticleOrigin }>): Promise<ImportedLine[]> {
  const lines: ImportedLine[] = [];
  async function* read(): AsyncGenerator<SourceEntry> {
    for (const { line, entry } of entries) {
      lines.push(toLine(line, entry));
      yield entry;
    }
  }
  const { rejected } = await importArticles({
    ctx,
    input: {
      origin,
      read: read(),
      // The import reads an entry only after the previous one is processed.
      onArticle: (outcome) => {
        lines.at(-1)!.outcome = outcome;
      },
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
