/** Metadata in the head of a page, read from its HTML without a browser. */
export interface Head {
  lang: string | undefined;
  title: string | undefined;
  h1: string | undefined;
  /** `description`, `robots`, `og:image` … */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** hreflang → address */
  alternates: Record<string, string>;
  /** Types of the structured data. */
  structuredData: string[];
}

/** @throws SyntaxError for structured data that is no JSON */
export function parseHead(html: string): Head {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, inside = '']) =>
      parseAttributes(inside),
    );
  const links = tags('link');
  return {
    lang: tags('html')[0]?.lang,
    title: findText(/<title[^>]*>([^<]*)/, html),
    h1: findText(/<h1[^>]*>([\s\S]*?)<\/h1>/, html),
    meta: Object.fromEntries(
      tags('meta').map((meta) => [meta.name ?? meta.property ?? '', meta.content ?? '']),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map((link) => [link.hreflang, link.href]),
    ),
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ].map(([, json = '']) => JSON.parse(json)['@type']),
  };
}

function parseAttributes(inside: string): Record<string, string> {
  const pairs = [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value]) => [name.toLowerCase(), decodeText(value)]),
  );
}

function findText(pattern: RegExp, html: string): string | undefined {
  const inside = pattern.exec(html)?.[1];
  return inside === undefined ? undefined : decodeText(inside.replace(/<[^>]*>/g, ''));
}

function decodeText(text = ''): string {
  return text
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .trim();
}
