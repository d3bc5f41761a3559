// Puts one product into Medusa, and writes the identifiers that a buyer's program needs to `seeded.json`.
const { writeFileSync } = require('node:fs');
const {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingProfilesWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} = require('@medusajs/medusa/core-flows');

module.exports.default = async function seed({ container }) {
  const {
    result: [channel],
  } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: 'Bench' }] },
  });
  const {
    result: [key],
  } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: 'Bench', type: 'publishable', created_by: '' }] },
  });
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: key.id, add: [channel.id] },
  });
  const {
    result: [region],
  } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: 'Taiwan',
          currency_code: 'twd',
          countries: ['tw'],
          payment_providers: ['pp_system_default'],
        },
      ],
    },
  });
  const {
    result: [profile],
  } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: 'Default', type: 'default' }] },
  });
  const {
    result: [product],
  } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title: 'A year',
          handle: 'a-year',
          status: 'published',
          shipping_profile_id: profile.id,
          options: [{ title: 'Length', values: ['Year'] }],
          variants: [
            {
              title: 'A year',
              sku: 'YEAR',
              manage_inventory: false,
              options: { Length: 'Year' },
              prices: [{ amount: 8880, currency_code: 'twd' }],
            },
          ],
          sales_channels: [{ id: channel.id }],
        },
      ],
    },
  });
  const seeded = {
    key: key.token,
    regionId: region.id,
    channelId: channel.id,
    variantId: product.variants[0].id,
  };
  writeFileSync('seeded.json', JSON.stringify(seeded));
};
