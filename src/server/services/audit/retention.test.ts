import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RETENTION, type Retention } from './retention';

/** The models of the schema, each with the models whose deletion cascades to its rows. */
const MODELS = new Map(
  readdirSync('prisma/schema').flatMap((file) => {
    const text = readFileSync(join('prisma/schema', file), 'utf8');
    return [...text.matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(
      ([, name = '', body = '']) => [name, findParents(body)] as const,
    );
  }),
);

/** The models whose deleted rows take the rows of this one with them. */
function findParents(body: string): string[] {
  const relations = body.matchAll(/^\s+\w+\s+(\w+)\??\s+@relation\((.*)\)/gm);
  return [...relations].flatMap(([, model = '', options = '']) =>
    options.includes('onDelete: Cascade') ? [model] : [],
  );
}

const kinds = Object.entries<Retention>(RETENTION);

it('Every model of the schema has a retention, and no other has', () => {
  expect(MODELS.size).toBeGreaterThan(70);
  expect(Object.keys(RETENTION).sort()).toEqual([...MODELS.keys()].sort());
});

it('Rows with the retention `account` or `parent` are deleted by a cascade of the database', () => {
  for (const [model, retention] of kinds) {
    const parent =
      retention.until === 'account' ? 'User' : retention.until === 'parent' && retention.parent;
    if (parent)
      expect([model, MODELS.get(model)]).toEqual([model, expect.arrayContaining([parent])]);
  }
});

it('The file named in a retention `done` exists and deletes rows of its model', () => {
  for (const [model, retention] of kinds) {
    if (retention.until !== 'done') continue;
    const text = readFileSync(join('src/server/services', retention.by), 'utf8');
    const name = `${model[0]?.toLowerCase()}${model.slice(1)}`;
    expect(text, model).toMatch(new RegExp(`${name}\\.delete|DELETE FROM "${model}"`));
  }
});

it('The guide for operators has the days of every table that is pruned', () => {
  const guide = readFileSync('docs/operate.md', 'utf8');
  for (const [model, retention] of kinds)
    if (retention.until === 'pruned')
      expect(guide).toMatch(new RegExp(`\\| \`${model}\` \\| .*\\b${retention.days}\\b`));
});
