import { describe, expect, it } from 'vitest';
import { extractParagraphs } from './html-paragraphs';
import { readFeed } from './read-feed';

const rss = (items: string, channel = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:cc="http://creativecommons.org/ns#"><channel><title>Tea &amp; Umbrellas</title>${channel}
    ${items}</channel></rss>`;

const ITEM = `<item><title>Rain &amp;amp; shine</title><link>https://tea.example/1</link>
  <category>Tech</category><dc:creator>M. Lin</dc:creator>
  <pubDate>Sat, 21 Nov 2026 10:00:00 +0800</pubDate><description>short</description>
  <content:encoded><![CDATA[<h2>Head</h2><p>It&nbsp;rained <b>all</b> day.</p><script>x()</script>
  <p>Then it stopped.<br>The sun came.</p><figure>A photo</figure>]]></content:encoded></item>`;

const BY = 'https://creativecommons.org/licenses/by/4.0/';

describe('An RSS feed', () => {
  it('An RSS feed is read into articles of plain paragraphs, with source, author, day and category', () => {
    expect(readFeed(rss(ITEM), 'tea.example')).toEqual([
      {
        title: 'Rain & shine',
        paragraphs: ['It rained all day.', 'Then it stopped.', 'The sun came.'],
        source: 'Tea & Umbrellas',
        author: 'M. Lin',
        url: 'https://tea.example/1',
        licence: null,
        date: '2026-11-21',
        category: 'Tech',
      },
    ]);
  });

  it.each([
    [`<copyright>CC BY 4.0</copyright>`, 'CC BY 4.0'],
    [`<cc:license>${BY}</cc:license>`, BY],
    ['<copyright>© 2026 Tea Ltd, all rights reserved</copyright>', null],
  ])('An RSS feed with %s has the licence %s', (channel, licence) => {
    expect(readFeed(rss(ITEM, channel), 'x')[0]?.licence).toBe(licence);
  });

  it('An RSS feed without a licence gets the licence of the defaults', () => {
    const defaults = { licence: 'by agreement', source: 'Tea Daily' };
    expect(readFeed(rss(ITEM), 'x', defaults)[0]).toMatchObject(defaults);
  });
});

it('An Atom feed is read into articles, with the licence of its link', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Tea</title>
    <link rel="license" href="${BY}"/><entry><title>Rain</title><link href="https://tea.example/1"/>
    <updated>2026-11-20T00:00:00Z</updated><author><name>Bo</name></author>
    <content type="html">&lt;p&gt;It rained.&lt;/p&gt;</content></entry></feed>`;
  expect(readFeed(atom, 'x')).toEqual([
    {
      title: 'Rain',
      paragraphs: ['It rained.'],
      source: 'Tea',
      author: 'Bo',
      url: 'https://tea.example/1',
      licence: BY,
      date: '2026-11-20',
      category: null,
    },
  ]);
});

const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${rss('')}`;

const TEXTS = [
  `<!DOCTYPE x [<!-- > --><!ATTLIST x y CDATA "]>"><?p ]> ?><!ENTITY a "ha">]>${rss('')}`,
  `<!DOCTYPE x SYSTEM "http://tea.example/x.dtd"\n [ <!ENTITY % a SYSTEM "file:///etc/passwd"> %a; ]>${rss('')}`,
];

it.each([
  ['Entities behind other declarations', TEXTS[0]!, 'It defines entities of its own.'],
  ['An entity of another file', TEXTS[1]!, 'It defines entities of its own.'],
  [
    'A feed that is cut off in a text with an end tag',
    `${rss(ITEM).slice(0, -50)}<![CDATA[</rss>`,
    'cut off',
  ],
  [
    'RDF that is about something else',
    '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description/></r:RDF>',
    'It is neither',
  ],
  [
    'An HTML page about feeds',
    '<!doctype html><html><body><rss version="2.0"></rss>',
    'It is neither',
  ],
  ['An entity bomb', bomb, 'It defines entities of its own.'],
  ['A feed that was cut off', rss(ITEM).slice(0, -30), 'It is cut off before its end.'],
  ['Broken XML', rss('<item><title>x</item>'), 'Its XML is broken.'],
  ['An HTML page', '<html><body>Hello</body></html>', 'It is neither an RSS nor an Atom feed.'],
  [
    'An HTML page with its type',
    '\n<!doctype html><p>Hello',
    'It is neither an RSS nor an Atom feed.',
  ],
  ['An empty text', '', 'It is neither an RSS nor an Atom feed.'],
  ['Deeply nested XML', rss(`${'<a>'.repeat(50_000)}`), 'Its XML is broken.'],
])('%s is rejected as a feed', (_, xml, sentence) => {
  expect(() => readFeed(xml, 'x')).toThrow(sentence);
});

it('Paragraphs are extracted from HTML with unclosed elements', () => {
  expect(extractParagraphs('<div><p>One <i>two<p>Three <img src=x onerror=alert(1)> four')).toEqual(
    ['One two', 'Three four'],
  );
});

describe('A feed that would keep its parser busy', () => {
  it.each([
    ['200,000 attributes', rss(`<item ${'a="" '.repeat(200_000)}/>`)],
    ['attributes with signs of markup', rss(`<item ${'a=">" b=\'<\' '.repeat(60)}/>`)],
    ['200,000 elements within each other', rss('<a>'.repeat(200_000) + '</a>'.repeat(200_000))],
  ])('A feed with %s is refused before it is parsed', (_, xml) => {
    expect(() => readFeed(xml, 'x')).toThrow('Its XML is broken.');
  });

  it('RSS 1.0 with a long table of contents that leads nowhere is read within seconds', () => {
    const contents = '<rdf:li rdf:resource="q"/>'.repeat(30_000);
    const items = Array.from(
      { length: 30_000 },
      (_, at) => `<item rdf:about="${at}"><title>T</title></item>`,
    );
    const xml = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel><title>Tea</title><items><rdf:Seq>${contents}</rdf:Seq></items></channel>${items.join('')}</rdf:RDF>`;
    const from = performance.now();
    expect(readFeed(xml, 'x')).toHaveLength(1_000);
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  it('A feed with many elements that have a few attributes each is read', () => {
    const item = `<item ${Array.from({ length: 90 }, (_, index) => `a${index}="1"`).join(' ')}><title>T</title></item>`;
    expect(readFeed(rss(item.repeat(200)), 'x')).toHaveLength(200);
  });
});
