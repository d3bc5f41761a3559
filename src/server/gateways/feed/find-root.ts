import { FeedError } from './feed-error';

/** The root element of a feed. */
export interface FeedRoot {
  kind: 'rss' | 'feed' | 'rdf';
  /** The index at which its start tag begins. */
  start: number;
}

const KINDS: readonly string[] = ['rss', 'feed', 'rdf'];
const START_TAG = /<(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])/y;

/** Finds the root element of a feed after a declaration, comments, a document type, and the warnings that some servers
 *  print. An external document type defines nothing, because it is not fetched.
 *  @throws FeedError notFeed; entities when the document type defines some: nested ones are an attack (“billion
 *    laughs”), and no feed needs one */
export function findRoot(xml: string): FeedRoot {
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = endOf(xml, '-->', at + 4);
    else if (xml.startsWith('<?', at)) at = endOf(xml, '?>', at);
    else if (xml.startsWith('<![CDATA[', at)) at = endOf(xml, ']]>', at);
    else if (/^<!doctype/i.test(xml.slice(at, at + 9))) at = endOfDoctype(xml, at);
    else {
      START_TAG.lastIndex = at;
      const name = START_TAG.exec(xml)?.[1]?.toLowerCase() ?? '';
      if (KINDS.includes(name)) return { kind: name as FeedRoot['kind'], start: at };
      if (name === 'html') break;
      at++;
    }
  }
  throw new FeedError('notFeed');
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end === -1) throw new FeedError('notFeed');
  return end + mark.length;
}

const DOCTYPE_PART = /<!--|<\?|<!ENTITY|["'[\]>]/gi;

/** The end of a document type, whose internal subset may contain declarations with `>` and quotation marks. */
function endOfDoctype(xml: string, from: number): number {
  let isInSubset = false;
  DOCTYPE_PART.lastIndex = from + 2;
  for (let part = DOCTYPE_PART.exec(xml); part; part = DOCTYPE_PART.exec(xml)) {
    const [mark] = part;
    const next = DOCTYPE_PART.lastIndex;
    if (mark === '<!--') DOCTYPE_PART.lastIndex = endOf(xml, '-->', next);
    else if (mark === '<?') DOCTYPE_PART.lastIndex = endOf(xml, '?>', next);
    else if (mark === '"' || mark === "'") DOCTYPE_PART.lastIndex = endOf(xml, mark, next);
    else if (mark === '[') isInSubset = true;
    else if (mark === ']') isInSubset = false;
    else if (mark !== '>') throw new FeedError('entities');
    else if (!isInSubset) return next;
  }
  throw new FeedError('notFeed');
}
