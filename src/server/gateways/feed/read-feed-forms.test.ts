import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed';

const HEAD = `xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"`;
const rss = (items: string, { channel = '', root = '', of = '' } = {}) =>
  `<rss version="2.0" ${HEAD} ${root}><channel ${of}><title>Tea</title>${channel}${items}</channel></rss>`;
const atom = (entry: string, { root = '', feed = '' } = {}) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${root}><title>Tea</title>${feed}<entry>${entry}</entry></feed>`;
const item = (inside: string) => `<item><title>Rain</title>${inside}</item>`;
const AT = 'https://feeds.example/tea/rss.xml';
const read = (xml: string, address: string | null = AT) => readFeed(xml, 'x', {}, address);

describe('The text around a feed', () => {
  const feed = rss(item('<description>It rained.</description>'));
  it.each([
    [
      'an external document type',
      `<!DOCTYPE rss PUBLIC "-//N//DTD RSS 0.91//EN" "http://n.example/0.91.dtd">${feed}`,
    ],
    [
      'a document type that defines no entity',
      `<!DOCTYPE rss [<!-- <!ENTITY --><!ELEMENT rss ANY>]>\n${feed}`,
    ],
    ['a comment with another feed', `<!-- <rss> <!DOCTYPE x [<!ENTITY a "">]> -->${feed}`],
    [
      'a warning of a program',
      `<br />\n<b>Warning</b>: it's old<br />\n<?xml version="1.0"?>${feed}`,
    ],
    ['5,000 characters behind it', `${feed}<!-- ${'x'.repeat(5_000)} -->`],
    [
      'a script and another end behind it',
      `${feed}<script src="/a.js"></script></body><rss><item></rss>`,
    ],
    ['an open comment behind it', `${feed}\n<!-- cached`],
    ['too many elements behind it', feed + '<a>'.repeat(10_000)],
    ['tags in capitals', feed.replaceAll(/<\/?(rss|channel|item)/g, (tag) => tag.toUpperCase())],
  ])('A feed with %s is read', (_, xml) => {
    expect(read(xml)).toMatchObject([{ title: 'Rain', paragraphs: ['It rained.'] }]);
  });

  it('An article about pages and feeds is read, and so are the others of its feed', () => {
    const page = '<!DOCTYPE html><html><body><p>The baker opened.</p></body></html></rss></feed>';
    const about = '<![CDATA[<p>It has <!ENTITY in it, and <rss version="2.0">.</p>]]>';
    const items = [`<![CDATA[${page}]]>`, about, 'Sun.'].map((text) =>
      item(`<description>${text}</description>`),
    );
    expect(read(rss(items.join(''))).map(({ paragraphs }) => paragraphs.length)).toEqual([1, 1, 1]);
    const entry = `<title>T</title><content type="html">${about}</content><id>x</id>`;
    expect(read(atom(entry))).toHaveLength(1);
  });
});

describe('The address of an article', () => {
  it.each([
    [
      'relative to the channel',
      rss(item('<link>/news/1.html</link>'), { channel: '<link>https://tea.example/</link>' }),
      'https://tea.example/news/1.html',
    ],
    [
      'relative to a channel that is relative',
      rss(item('<link>1.html</link>'), { channel: '<link>/de/</link>' }),
      'https://feeds.example/de/1.html',
    ],
    ['relative to the feed', rss(item('<link>1.html</link>')), 'https://feeds.example/tea/1.html'],
    ['without a scheme', rss(item('<link>//tea.example/1</link>')), 'https://tea.example/1'],
    [
      'without a scheme and slashes',
      rss(item('<link>www.tea.example/1</link>')),
      'https://www.tea.example/1',
    ],
    [
      'relative to the base of the root',
      rss(item('<link>1</link>'), {
        root: 'xml:base="https://tea.example/de/"',
        channel: '<link>https://x.example/</link>',
      }),
      'https://tea.example/de/1',
    ],
    [
      'relative to the base of the channel',
      rss(item('<link>1</link>'), { of: 'xml:base="https://tea.example/ch/"' }),
      'https://tea.example/ch/1',
    ],
    [
      'relative to bases within each other',
      rss('<item xml:base="sub/"><link>1</link></item>', {
        root: 'xml:base="https://tea.example/"',
        of: 'xml:base="ch/"',
      }),
      'https://tea.example/ch/sub/1',
    ],
    ['in a permalink', rss(item('<guid>https://tea.example/g1</guid>')), 'https://tea.example/g1'],
    [
      'in a permalink beside a link of another kind',
      rss(
        item('<link>javascript:go()</link><guid isPermaLink="true">https://tea.example/g1</guid>'),
      ),
      'https://tea.example/g1',
    ],
    ['in no permalink', rss(item('<guid isPermaLink="false">https://tea.example/g1</guid>')), null],
    ['in no address', rss(item('<guid>tea-1</guid>')), null],
    ['in a link of Atom', rss(item('<atom:link href="/1"/>')), 'https://feeds.example/1'],
    [
      'of an entry with a base',
      atom('<link href="post-1"/>', { root: 'xml:base="https://tea.example/blog/"' }),
      'https://tea.example/blog/post-1',
    ],
    [
      'of an entry in a feed with a link',
      atom('<link href="post-1"/>', { feed: '<link href="https://tea.example/b/"/>' }),
      'https://tea.example/b/post-1',
    ],
    [
      'of a page beside data',
      atom(
        '<link type="application/json" href="https://tea.example/1.json"/><link rel="alternate" type="text/html" href="https://tea.example/1"/><link rel="self" href="https://tea.example/0"/>',
      ),
      'https://tea.example/1',
    ],
  ])('An address %s is found', (_, xml, url) => {
    expect(read(xml)[0]?.url).toBe(url);
  });

  it('A relative address in a file without a base is dropped', () => {
    expect(read(rss(item('<link>/1</link>')), null)[0]?.url).toBeNull();
  });
});

describe('The text of an article', () => {
  it.each([
    [
      'a blank line between two parts',
      '<description>One\nline.\n \t\nTwo.</description>',
      ['One line.', 'Two.'],
    ],
    [
      'a blank line and links',
      '<description><![CDATA[<div>One <a href="/">link</a>.\n\nTwo.</div>]]></description>',
      ['One link.', 'Two.'],
    ],
    [
      'a blank line inside of a paragraph',
      '<description><![CDATA[<p>One\n\nline.</p>]]></description>',
      ['One line.'],
    ],
    [
      'a blank text before the description',
      '<content:encoded><![CDATA[ <p>&nbsp;</p> ]]></content:encoded><description>One.</description>',
      ['One.'],
    ],
    [
      'an escaped section of CDATA',
      '<description>&lt;![CDATA[One &amp;amp; two.]]&gt;</description>',
      ['One & two.'],
    ],
    ['a summary of iTunes alone', '<itunes:summary>One.</itunes:summary>', ['One.']],
    ['a description of Dublin Core alone', '<dc:description>One.</dc:description>', ['One.']],
    [
      'references to NUL and to a pair of surrogates',
      '<description>On&#0;e &#xD83D;&#xDE00;&#55357;&#56832;.</description>',
      ['One 😀😀.'],
    ],
    [
      'control characters of windows-1252',
      '<description>Brand\u0099 &#8226; \u0084so\u0093</description>',
      ['Brand™ • „so“'],
    ],
  ])('An article with %s is read', (_, inside, paragraphs) => {
    expect(read(rss(item(inside)))[0]?.paragraphs).toEqual(paragraphs);
  });

  it('A text of Atom that is no HTML keeps its signs and is parted by its blank lines', () => {
    const entry = `<title type="text">How to use the &lt;b> tag</title>
      <content type="text">If a &lt; b and c > d, stop.\n\nThen go.</content>`;
    expect(read(atom(entry))[0]).toMatchObject({
      title: 'How to use the <b> tag',
      paragraphs: ['If a < b and c > d, stop.', 'Then go.'],
    });
    const unsaid = '<title>The &lt;b>big&lt;/b> day</title><summary>&lt;p>One.&lt;p>Two.</summary>';
    expect(read(atom(unsaid))[0]).toMatchObject({
      title: 'The big day',
      paragraphs: ['One.', 'Two.'],
    });
  });

  it('RSS 1.0 is read, with its dates and addresses, also where its root has another prefix', () => {
    for (const prefix of ['rdf', 'r']) {
      const xml = `<?xml version="1.0"?><${prefix}:RDF xmlns:${prefix}="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel ${prefix}:about="https://tea.example/rss"><title>Tea</title><link>https://tea.example/</link>
        <items><${prefix}:Seq><${prefix}:li ${prefix}:resource="https://tea.example/1"/></${prefix}:Seq></items></channel>
        <item ${prefix}:about="https://tea.example/1"><title>Rain</title><link>/1</link><description>It rained.</description>
        <dc:creator>Bo</dc:creator><dc:date>2026-11-21T00:30:00+08:00</dc:date><dc:subject>Tech</dc:subject></item></${prefix}:RDF>`;
      expect(read(xml)).toEqual([
        {
          title: 'Rain',
          paragraphs: ['It rained.'],
          source: 'Tea',
          author: 'Bo',
          licence: null,
          url: 'https://tea.example/1',
          date: '2026-11-21',
          category: 'Tech',
        },
      ]);
    }
  });
});

describe('A feed with more than a thousand articles', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
  const dated = (number: number) =>
    item(`<guid>t${number}</guid><pubDate>${day(number)}</pubDate>`);
  const numbers = Array.from({ length: 1_100 }, (_, index) => index + 1);
  const days = (items: string[]) => read(rss(items.join(''))).map(({ date }) => date);

  it('The newest thousand are read in the order of the feed, whichever that is', () => {
    const newest = numbers.slice(100).map((number) => day(number).slice(0, 10));
    expect(days(numbers.map(dated))).toEqual(newest);
    expect(days(numbers.map(dated).reverse())).toEqual([...newest].reverse());
  });

  it('Articles without a date come after the others, and the first of them count', () => {
    const read_ = days([...Array(600).fill(item('')), ...numbers.slice(0, 600).map(dated)]);
    expect(read_.filter((date) => date === null)).toHaveLength(400);
    expect(days(Array(1_100).fill(item('')))).toHaveLength(1_000);
  });

  it('An article has no date where it cannot be read, and the day of its own zone where it can', () => {
    const dates = ['05/11/2026 10:00', 'Sat, 21 Nov 2026 00:30:00 +0800', '2026-11-20 00:30:00'];
    expect(days(dates.map((date) => item(`<pubDate>${date}</pubDate>`)))).toEqual([
      ...[null, '2026-11-21', '2026-11-20'],
    ]);
    expect(days([item(`<pubDate>soon</pubDate><dc:date>2026-11-20</dc:date>`)])).toEqual([
      '2026-11-20',
    ]);
  });
});
