import { join } from 'node:path';
import type { Environment } from '../environment';
import { pick } from '../json';
import { graphql } from './graphql';
import { installPackages } from './install-packages';
import { createDatabase, dumpDatabase } from './shop-database';
import { startVendureServer } from './vendure';

/** One of its dependencies requires `^10.3.2` of this package, which was never published. */
const overrides = { '@graphql-tools/batch-execute': '10.2.0' };
const dependencies = { '@vendure/core': '3.7.3', pg: '8.23.1' };

/** Installs Vendure, and makes its database with one product. */
export async function installVendure(environment: Environment): Promise<void> {
  const folder = join(environment.options.folder, 'vendure');
  installPackages(folder, { private: true, dependencies, overrides });
  await createDatabase(environment, 'vendure');
  const server = await startVendureServer(environment, folder, { SYNCHRONIZE: '1' });
  await createProduct(`${server.origin}/admin-api`);
  dumpDatabase(environment, 'vendure', folder);
}

async function createProduct(url: string): Promise<void> {
  const login =
    'mutation { login(username: "superadmin", password: "made for a benchmark") { __typename } }';
  const { token } = await graphql(url, login);
  const run = async (query: string, input: object, ...keys: (string | number)[]) => {
    const { json } = await graphql(url, query, { token, variables: { input } });
    return pick(json, 'data', ...keys) as string;
  };
  const inEnglish = (fields: object) => [{ languageCode: 'en', ...fields }];
  const country = await run(
    'mutation ($input: CreateCountryInput!) { createCountry(input: $input) { id } }',
    { code: 'TW', enabled: true, translations: inEnglish({ name: 'Taiwan' }) },
    ...['createCountry', 'id'],
  );
  const zone = await run(
    'mutation ($input: CreateZoneInput!) { createZone(input: $input) { id } }',
    { name: 'Taiwan', memberIds: [country] },
    ...['createZone', 'id'],
  );
  const { json } = await graphql(url, '{ channels { items { id } } }', { token });
  const channel = pick(json, 'data', 'channels', 'items', 0, 'id');
  await run(
    'mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }',
    { id: channel, defaultTaxZoneId: zone, defaultShippingZoneId: zone, pricesIncludeTax: true },
    'updateChannel',
  );
  const category = await run(
    'mutation ($input: CreateTaxCategoryInput!) { createTaxCategory(input: $input) { id } }',
    { name: 'Standard', isDefault: true },
    ...['createTaxCategory', 'id'],
  );
  await run(
    'mutation ($input: CreateTaxRateInput!) { createTaxRate(input: $input) { id } }',
    { name: 'Standard', enabled: true, value: 5, categoryId: category, zoneId: zone },
    'createTaxRate',
  );
  const product = await run(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    {
      enabled: true,
      translations: inEnglish({ name: 'A year', slug: 'a-year', description: 'One year' }),
    },
    ...['createProduct', 'id'],
  );
  await run(
    'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
    [
      {
        productId: product,
        translations: inEnglish({ name: 'A year' }),
        sku: 'YEAR',
        price: 888_000,
        taxCategoryId: category,
        trackInventory: 'FALSE',
      },
    ],
    'createProductVariants',
  );
}
