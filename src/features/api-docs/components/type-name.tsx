import { Fragment } from 'react';
import type { JsonSchema } from '~/server/rest/openapi/types';

/** A schema in a few words: `string`, `"US" or "GB"`, a link to an object, `CartRow[]`. */
export function TypeName({ schema, or }: { schema: JsonSchema; or: string }) {
  const { $ref, anyOf, oneOf, enum: values, const: value, type, items, format } = schema;
  const parts = anyOf ?? oneOf;
  if ($ref) return <ObjectLink id={$ref.split('/').at(-1) ?? ''} />;
  if (parts)
    return parts.map((part, index) => (
      <Fragment key={JSON.stringify(part)}>
        {index > 0 && ` ${or} `}
        <TypeName schema={part} or={or} />
      </Fragment>
    ));
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(` ${or} `);
  if (items)
    return (
      <>
        <TypeName schema={items} or={or} />
        []
      </>
    );
  const name = type === undefined ? 'file' : [type].flat().join(` ${or} `);
  return format ? `${name} (${format})` : name;
}

function ObjectLink({ id }: { id: string }) {
  return (
    <a className="link" href={`#${id}`}>
      {id}
    </a>
  );
}
