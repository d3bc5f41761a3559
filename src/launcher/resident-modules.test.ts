import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';

/** All modules that a module imports, directly or indirectly. */
function collectImports(file: string, found = new Set<string>()): Set<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const target = name.startsWith('.') ? new URL(name, `file://${file}`).pathname : name;
    if (found.has(target)) continue;
    found.add(target);
    if (name.startsWith('.')) collectImports(target, found);
  }
  return found;
}

it('The launcher, which stays as long as the product, loads plain JavaScript of ours only', () => {
  const imports = [...collectImports(`${process.cwd()}/src/launcher/start.mjs`)];
  const own = imports.filter((name) => name.startsWith(`${process.cwd()}/src/`));
  expect(own).toContain(`${process.cwd()}/src/launcher/web-server.mjs`);
  expect(own.filter((name) => !name.endsWith('.mjs'))).toEqual([]);
  expect(imports.filter((name) => !own.includes(name) && !isBuiltin(name))).toEqual([]);
});
