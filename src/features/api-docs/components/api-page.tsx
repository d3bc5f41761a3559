import type { Language } from '~/lib/language';
import { LANGUAGE_TAGS, otherLanguage } from '~/lib/language';
import type { OpenApiDocument, Operation } from '~/server/rest/openapi/types';
import { API_TEXTS } from '../texts';
import { EndpointSection } from './endpoint-section';
import { FieldTable } from './field-table';
import { Code, InlineCode } from './inline-code';

interface Props {
  document: OpenApiDocument;
  codes: { code: string; sentence: string }[];
  language: Language;
}

const OBJECT_SCHEMAS = ['User', 'Cart', 'CartRow', 'Refusal'];

/** The REST contract as a readable document; it works without scripts. */
export function ApiPage({ document, codes, language }: Props) {
  const texts = API_TEXTS[language];
  const { page } = texts;
  const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const other = otherLanguage(language);
  return (
    <main className="column py-12">
      <header className="flex flex-col gap-4 pb-8">
        <p className="kicker">OpenAPI {document.openapi}</p>
        <h1 className="text-3xl">{document.info.title}</h1>
        <p className="max-w-text">
          <InlineCode text={document.info.description} />
        </p>
        <p className="max-w-text">
          <InlineCode text={page.browsers} />
        </p>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <a className="link" href="/api/front/openapi.json">
            {page.document}
          </a>
          <a className="link" href={`/api/front/docs/${other}`} lang={LANGUAGE_TAGS[other]}>
            {page.otherLanguage}
          </a>
        </p>
      </header>
      <Contents endpoints={endpoints} title={page.calls} />
      {document.tags.map((tag) => (
        <section key={tag.name} className="pt-12">
          <h2 className="pb-4 text-2xl">{tag.description}</h2>
          {endpoints
            .filter(({ operation }) => operation.tags.includes(tag.name))
            .map((endpoint) => (
              <EndpointSection
                key={endpoint.path}
                {...endpoint}
                document={document}
                texts={texts}
              />
            ))}
        </section>
      ))}
      <h2 className="pt-12 pb-4 text-2xl">{page.objects}</h2>
      {OBJECT_SCHEMAS.map((id) => (
        <section key={id} id={id} className="border-line border-t py-8">
          <FieldTable caption={id} schema={document.components.schemas[id] ?? {}} texts={texts} />
        </section>
      ))}
      <h2 className="pt-12 pb-4 text-2xl">{page.errorCodes}</h2>
      <Pairs rows={codes.map(({ code, sentence }) => [code, sentence])} />
      <h2 className="pt-12 pb-4 text-2xl">{page.statuses}</h2>
      <Pairs
        rows={Object.entries(document.components.responses).map(([status, { description }]) => [
          status,
          description,
        ])}
      />
    </main>
  );
}

interface Endpoint {
  path: string;
  method: string;
  operation: Operation;
}

function Contents({ endpoints, title }: { endpoints: Endpoint[]; title: string }) {
  return (
    <nav aria-label={title} className="print:hidden">
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {endpoints.map(({ path, method, operation }) => (
          <li key={path} className="border-line border-t py-2">
            <a className="link" href={`#${operation.operationId}`}>
              {operation.summary}
            </a>
            <span className="block text-soft text-xs [font-family:ui-monospace,Menlo,Consolas,monospace]">
              {method.toUpperCase()} {path}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pairs({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="text-sm">
      {rows.map(([name, text]) => (
        <div
          key={name}
          className="grid border-line border-t py-2 md:grid-cols-[18rem_1fr] md:gap-4"
        >
          <dt>
            <Code>{name}</Code>
          </dt>
          <dd>
            <InlineCode text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
