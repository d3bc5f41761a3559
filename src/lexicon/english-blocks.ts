/** The English of one block of a page, such as a paragraph. */
export interface EnglishBlock {
  text: string;
  /** Its text nodes in their order. */
  nodes: readonly Text[];
}

/** Elements whose text is read as one. */
const BLOCKS = 'p, li, dt, dd, h1, h2, h3, h4, td, div, section, article, ol, ul, main, body';

/** Whether a text is English content. Texts of the English interface have the tag of a region. */
const isEnglish = (node: Node) =>
  node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'en';

/** The block around a text node; null where it is no English content. */
export function blockOf(node: Text): EnglishBlock | null {
  const element = isEnglish(node) && node.parentElement?.closest(BLOCKS);
  if (!element) return null;
  const nodes = textNodes(element).filter(
    (one) => isEnglish(one) && one.parentElement?.closest(BLOCKS) === element,
  );
  return { nodes, text: nodes.map(({ data }) => data).join('') };
}

/** The English blocks of a text, without those of another text in it, which has a list of words of its own. */
export function englishBlocks(container: Element): EnglishBlock[] {
  const blocks = new Map<Node, EnglishBlock>();
  for (const node of textNodes(container)) {
    const isOwn = node.parentElement?.closest('[data-words]') === container;
    const block = isOwn ? blockOf(node) : null;
    const [first] = block?.nodes ?? [];
    if (block && first) blocks.set(first, block);
  }
  return [...blocks.values()];
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
