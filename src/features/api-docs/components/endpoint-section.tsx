import type { JsonSchema, OpenApiDocument, Operation } from '~/server/rest/openapi/types';
import { toCurlCommand } from '../curl';
import type { ApiTexts } from '../texts';
import { FieldTable } from './field-table';
import { Code, CodeBlock, InlineCode } from './inline-code';

interface Props {
  path: string;
  method: string;
  operation: Operation;
  document: OpenApiDocument;
  texts: ApiTexts;
}

/** One endpoint: its purpose, input, responses, and a curl example. */
export function EndpointSection({ path, method, operation, document, texts }: Props) {
  const { page } = texts;
  const { schema, examples } = getResponse(operation);
  const request = bodySchema(operation, document);
  const codes = listErrorCodes(schema);
  const url = `${document.servers[0]?.url}${path}`;
  const example = (part: string) => `${operation.summary}, ${page.example}: ${part}`;
  return (
    <section id={operation.operationId} className="flex flex-col gap-4 border-line border-t py-8">
      <h3 className="text-xl">
        <a href={`#${operation.operationId}`}>{operation.summary}</a>
      </h3>
      <p className="[font-family:ui-monospace,Menlo,Consolas,monospace]">
        <strong className="text-ink">{method.toUpperCase()}</strong> {path}
      </p>
      <p className="max-w-text">
        <InlineCode text={operation.description} />
      </p>
      <Requirements operation={operation} texts={texts} />
      {request?.properties && <FieldTable caption={page.request} schema={request} texts={texts} />}
      <CodeBlock label={example(page.request)}>{toCurlCommand(url, operation)}</CodeBlock>
      <p className="font-semibold text-sm">{page.answer}</p>
      <CodeBlock label={example(page.answer)}>
        {JSON.stringify(examples?.done?.value, null, 2)}
      </CodeBlock>
      {codes.length > 0 && (
        <p className="text-sm">
          <InlineCode text={page.refusals} />{' '}
          {codes.map((code) => (
            <span key={code}>
              <Code>{code}</Code>{' '}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Requirements({
  operation: { security, requestBody },
  texts,
}: Pick<Props, 'operation' | 'texts'>) {
  const requirements = security[0] ?? {};
  const sentences = [
    'session' in requirements && texts.page.loginNeeded,
    'token' in requirements && texts.page.tokenInHeader,
    'browser' in requirements && !('token' in requirements) && texts.page.tokenInBody,
    requestBody && Object.keys(requestBody.content).join(` ${texts.page.or} `),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 text-gold-text text-sm">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <InlineCode text={sentence} />
        </li>
      ))}
    </ul>
  );
}

function getResponse({ responses }: Operation) {
  const response = responses[200];
  if (!response || '$ref' in response) throw new Error('A call has no response of its own.');
  return response.content['application/json'];
}

function bodySchema({ requestBody }: Operation, { components }: OpenApiDocument) {
  const { content } = requestBody ?? {};
  const { $ref } =
    (content?.['multipart/form-data'] ?? content?.['application/json'])?.schema ?? {};
  return $ref ? components.schemas[$ref.split('/').at(-1) ?? ''] : undefined;
}

function listErrorCodes({ oneOf = [] }: JsonSchema): string[] {
  const errorSchema = oneOf.flatMap(({ allOf = [] }) => allOf).find(({ properties }) => properties);
  return (errorSchema?.properties?.errorCode?.enum ?? []) as string[];
}
