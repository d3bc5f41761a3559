import type { JsonSchema } from '~/server/rest/openapi/types';
import type { ApiTexts } from '../texts';
import { InlineCode } from './inline-code';
import { TypeName } from './type-name';

interface Props {
  caption: string;
  schema: JsonSchema;
  texts: ApiTexts;
}

interface Row {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** The fields of an object; nested ones follow as `vip.level`. */
function toRows({ properties = {}, required = [] }: JsonSchema, before = ''): Row[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name: before + name, schema, required: required.includes(name) },
    ...toRows(schema, `${before}${name}.`),
  ]);
}

/** A table of an object's fields, one line each. */
export function FieldTable({ caption, schema, texts }: Props) {
  const { page } = texts;
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th>{page.field}</th>
          <th>{page.type}</th>
          <th>{page.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {toRows(schema).map(({ name, schema, required }) => (
          <tr
            key={name}
            className="grid border-line border-t py-2 md:grid-cols-[12rem_12rem_1fr] md:gap-4 print:break-inside-avoid"
          >
            <th
              scope="row"
              className="text-left font-semibold [font-family:ui-monospace,Menlo,Consolas,monospace]"
            >
              {name}
              {required && (
                <span className="pl-2 font-normal font-sans text-soft text-xs">
                  {page.required}
                </span>
              )}
            </th>
            <td className="text-soft">
              <TypeName schema={schema} or={page.or} />
            </td>
            <td>
              <InlineCode text={schema.description ?? ''} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
