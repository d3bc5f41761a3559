// Static checks of the code, each as the arguments of `node`.

export const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check'];
export const ROUTE_TYPES = ['node_modules/next/dist/bin/next', 'typegen'];
export const TYPES = ['node_modules/typescript-7/bin/tsc', '--noEmit'];
export const UNUSED = ['node_modules/knip/bin/knip.js', '--no-progress'];
export const BOUNDARIES = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'plugin:../../../../tools/testing/boundaries-report.mjs',
  'src',
  'prisma',
  'tools',
  'e2e',
];
