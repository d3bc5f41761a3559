import { notFound } from 'next/navigation';
import { ApiPage } from '~/features/api-docs/components/api-page';
import { isLanguage } from '~/lib/language';
import { createOpenApiDocument, listRestErrorCodes } from '~/server/rest/openapi/document';
import { type DocsParams, docsLanguage } from './docs-language';

export default async function DocsPage({ params }: { params: DocsParams }) {
  const { language: given = [] } = await params;
  if (given.length > 1 || (given[0] !== undefined && !isLanguage(given[0]))) notFound();
  const language = await docsLanguage(params);
  return (
    <ApiPage
      document={createOpenApiDocument(language)}
      codes={listRestErrorCodes(language)}
      language={language}
    />
  );
}
