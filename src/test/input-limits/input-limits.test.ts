import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textSchema } from '~/schemas/text';
import { INPUTS } from './list-inputs';
import { listReadersOfZeros, listTextPlaces } from './long-texts';
import { findLimitFaults } from './schema-texts';

/** Inputs without a limit, each with the reason why it is harmless. */
const EXCEPTIONS = new Set([
  // A file of a form: only its size is checked, and the body has a limit of its own.
  'front/auth/edit-profile.avatar: may be anything',
]);

/** Longer than any text of an input, except for files of 5 MB and a list of articles. */
const LONG = 200_000;
const LONGER_THAN_A_FILE = 28_000_000;

describe('Limits of inputs', () => {
  it('Every text, list and record of every input has a maximum, which is checked first', () => {
    const faults = INPUTS.flatMap(([name, schema]) =>
      findLimitFaults(schema).map((fault) => `${name}${fault}`),
    );
    expect(faults.filter((fault) => !EXCEPTIONS.has(fault))).toEqual([]);
    expect(INPUTS.length).toBeGreaterThan(180);
  });

  it('Nothing looks at a text of an input that is too long', async () => {
    const faults: string[] = [];
    let places = 0;
    for (const [name, schema] of INPUTS)
      for (const { path, toInput } of listTextPlaces(schema)) {
        places++;
        const isRefused = async (length: number) => {
          const input = toInput('0'.repeat(length));
          let isAccepted = true;
          const readers = await listReadersOfZeros(LONG, async () => {
            isAccepted = (await schema.safeParseAsync(input)).success;
          });
          return !isAccepted && readers.length === 0;
        };
        if (!(await isRefused(LONG)) && !(await isRefused(LONGER_THAN_A_FILE)))
          faults.push(`${name}${path}`);
      }
    expect(faults).toEqual([]);
    expect(places).toBeGreaterThan(400);
  });

  it.each([
    [z.string(), ['.a: has no maximum']],
    [z.uuid(), ['.a: has no maximum']],
    [z.email().max(10), ['.a: is looked at before its maximum is checked']],
    [z.string().trim().max(10), ['.a: is looked at before its maximum is checked']],
    [z.string().max(10).regex(/a/), ['.a: is looked at although it is longer']],
    [z.string().transform(Number).pipe(z.int()), ['.a: has no maximum']],
    [z.coerce.number(), ['.a: is made of a value of any length']],
    [z.array(textSchema(10)), ['.a: has no maximum']],
    [z.array(z.string()).max(3).optional(), ['.a[]: has no maximum']],
    [z.record(textSchema(3), z.int()), ['.a: has no maximum of entries']],
    [z.union([z.int(), z.string()]), ['.a: has no maximum']],
    [
      z.preprocess((value) => value, z.string().max(3).trim()),
      ['.a: is looked at although it is longer'],
    ],
    [z.unknown(), ['.a: may be anything']],
    [textSchema(10).trim().regex(/a/).transform(Number).pipe(z.int()), []],
    [textSchema(10).pipe(z.email()).nullish(), []],
  ])('The limits of an input are judged', (schema, faults) => {
    expect(findLimitFaults(z.object({ a: schema }))).toEqual(faults);
  });

  it('A function that reads a long text is found', async () => {
    const schema = z.object({ a: z.object({ b: z.string().trim().max(3) }) });
    const [place] = listTextPlaces(schema);
    const readers = await listReadersOfZeros(10, async () => {
      schema.safeParse(place?.toInput('0'.repeat(10)));
    });
    expect([place?.path, readers]).toEqual(['.a.b', ['trim']]);
  });
});
