/** A name that is code wherever it stands: a capital inside, or capitals joined by an underscore. */
const NAME = /(?<![\w$])[\w$]*(?:[a-z\d][A-Z]|[A-Z]_[A-Z])[\w$]*/g;

/** Foreign names that the documents mention, by their owner. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  zustand: ['getState', 'setState'],
  Next: ['FetchCache', 'FileSystemCache', 'assetPrefix', 'deploymentId', 'workAsyncStorage'],
  Node: ['SCHED_NONE'],
  Linux: ['SO_REUSEPORT'],
  Django: ['SECRET_KEY_FALLBACKS'],
  ECPay: ['DelayIssue', 'InvoiceMark'],
  OpenTelemetry: ['OTEL_EXPORTER_OTLP_HEADERS'],
  mimalloc: ['MIMALLOC_PURGE_DELAY', 'MIMALLOC_RESERVE_OS_MEMORY'],
};
const foreign = new Set(Object.values(FOREIGN).flat());

/** All names in a text of code. */
export function namesIn(code: string): Set<string> {
  return new Set(code.match(NAME));
}

/** Code spans of a document, a line each. */
function codeSpans(text: string): string {
  const prose = text.replace(/^```[^\n]*\n[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code).join('\n');
}

/** Finds the names in code spans that exist neither in our sources nor in the libraries that documents mention: names
 *  that were changed only in the code, or only in a document.
 *  @param known names of the sources */
export function findUnknownNames(text: string, known: ReadonlySet<string>): string[] {
  return [...namesIn(codeSpans(text))].filter((name) => !known.has(name) && !foreign.has(name));
}

interface DecisionRecord {
  /** Number and words of its file's name, such as `0055-an-address-before-the-rules`. */
  name: string;
  text: string;
}

/** A citation of a decision in code, by its number or by the path of its record. */
const CITATION = /\bdecisions?[ /](\d{4})(-[\w-]+)?/g;

/** Finds the citations in a source file of decisions that are about something else. A decision is about a file when its
 *  record names the file or a name that the file uses, or when the citation has the words of the record's name.
 *  @returns the cited numbers */
export function findForeignCitations(
  path: string,
  code: string,
  records: readonly DecisionRecord[],
): string[] {
  const citations = [...code.matchAll(CITATION)];
  const own = citations.length > 0 ? namesIn(code) : new Set();
  const file = path.split('/').at(-1) ?? path;
  const isAbout = ({ text }: DecisionRecord) => {
    const spans = codeSpans(text);
    return spans.includes(file) || [...namesIn(spans)].some((name) => own.has(name));
  };
  return citations.flatMap(([, number = '', words]) => {
    const record = records.find(({ name }) => name.startsWith(`${number}-`));
    if (!record) return [number];
    if (words) return record.name === number + words ? [] : [number + words];
    return isAbout(record) ? [] : [number];
  });
}
