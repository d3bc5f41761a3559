import 'server-only';

/** A schema.org object for search engines. */
export type SchemaObject = { '@type': string } & Record<string, unknown>;

/** Structured data of a page as JSON-LD. `<` is escaped, so that no text can end the element. */
export function StructuredData({ of: object }: { of: SchemaObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...object });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
