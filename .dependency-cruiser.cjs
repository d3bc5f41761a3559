/** Who may import whom. Each message says where the code belongs instead.
 *  Type imports count too, except where a rule says so. */

const TEST = '(\\.(test|spec)|/contract|/contract-[a-z]+)\\.tsx?$';
const TYPE_ONLY = { dependencyTypesNot: ['type-only'] };

/** @param from what must not import @param to paths it must not reach */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST, ...from },
  to,
});

module.exports = {
  forbidden: [
    forbid(
      'pure-code-knows-nobody',
      'lib, schemas and domain are pure: they know each other, zod, bowser, ipaddr.js and ts-fsrs. What needs the database belongs into src/server/services; what needs React into src/features.',
      { path: '^src/(lib|schemas|domain)/' },
      {
        pathNot: ['^src/(lib|schemas|domain)/', 'node_modules/(zod|bowser|ipaddr\\.js|ts-fsrs)/'],
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'domain-runs-in-a-browser',
      'domain and schemas also run in browsers: what needs Node belongs into src/lib or src/server.',
      { path: '^src/(schemas|domain)/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'services-know-no-door',
      'A service knows neither tRPC nor Next nor a screen: put what depends on the door into the router, the REST adapter or the feature, and pass the rest in.',
      { path: '^src/server/services/' },
      {
        path: [
          'node_modules/(@trpc|next|next-auth|react|react-dom)/',
          '^src/(app|features|forms|early|device|audio|lexicon|components|trpc)/',
          '^src/server/(api|rest)/',
        ],
      },
    ),
    forbid(
      'routers-ask-services',
      'A router chooses a procedure and calls one verb. A query belongs into src/server/services/<domain>/queries.ts, a write into a verb beside it.',
      { path: '^src/server/api/routers/' },
      {
        path: ['^src/server/(db|transaction|prisma-client|gateways|rest)', 'node_modules/@prisma/'],
      },
    ),
    forbid(
      'rest-asks-services',
      'The REST adapter reads, calls one verb and serialises. Database code belongs into src/server/services; what both doors need, into a service or a schema.',
      { path: '^src/server/rest/' },
      {
        path: ['^src/server/(db|transaction|prisma-client|gateways|api)', 'node_modules/@prisma/'],
      },
    ),
    forbid(
      'server-shows-nothing',
      'Server code draws no screens: components belong into src/features or src/components.',
      { path: '^src/server/' },
      { path: '^src/(app|features|forms|early|device|audio|lexicon|components)/' },
    ),
    forbid(
      'gateways-are-leaves',
      'A gateway speaks to the outside and is called by services, never the other way round: move the decision into the service.',
      { path: '^src/server/gateways/' },
      { path: '^src/server/(services|api|rest|jobs)/' },
    ),
    forbid(
      'features-import-server-types-only',
      'A feature reaches the server through its hooks.ts and tRPC. Only types may be imported from src/server (import type).',
      { path: '^src/features/' },
      { path: ['^src/server/', '^src/trpc/(server|prefetcher)'], ...TYPE_ONLY },
    ),
    forbid(
      'features-know-no-page',
      'Pages compose features, not the other way round: pass it as a prop, or move it to src/components.',
      { path: '^src/features/' },
      { path: '^src/app/' },
    ),
    forbid(
      'features-keep-apart',
      'A feature may use another one’s hooks, not its components: compose both in src/app, or move the shared part to src/components.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/[^/]+/components/', pathNot: '^src/features/$1/', ...TYPE_ONLY },
    ),
    forbid(
      'forms-know-no-feature',
      'src/forms is what the forms of several features share: it knows components, schemas, lib, texts and how a call failed (trpc/error-code). What one feature alone needs belongs into src/features/<domain>; what calls the server, into its hooks.ts.',
      { path: '^src/forms/' },
      { path: ['^src/(features|app|server|domain)/', '^src/trpc/(?!error-code)'] },
    ),
    forbid(
      'console-knows-no-feature',
      'src/console is what the features of the console share: its table, its confirmation, its frames. It calls no server but through a query that it is given: what calls belongs into the hooks.ts of src/features/console-<domain>.',
      { path: '^src/console/' },
      { path: ['^src/(features|app|server)/', '^src/trpc/(?!error-code)'] },
    ),
    forbid(
      'learners-load-no-console',
      'What only operators need stays out of the scripts of learners: src/console and its texts are imported by the features and pages of the console alone.',
      {
        path: '^src/',
        pathNot: [
          '^src/console/',
          '^src/features/console-',
          '^src/app/\\[locale\\]/console/',
          '^src/i18n/',
          '^src/server/',
          TEST,
        ],
      },
      { path: ['^src/console/', '^src/features/console-', '^src/i18n/locales/(zh|en)/console/'] },
    ),
    forbid(
      'components-could-ship-elsewhere',
      'src/components knows no business and no language: texts arrive as props. What knows more belongs into src/features/<domain>/components.',
      { path: '^src/components/' },
      {
        path: '^src/(features|console|forms|device|audio|lexicon|i18n|app|server|trpc|domain|schemas)/',
      },
    ),
    forbid(
      'lexicon-lies-below-features',
      'src/lexicon looks words up for every feature: it knows components, audio, the domain and texts, and calls no server. What saves a word belongs into a feature, which sets its button (src/lexicon/save-word.ts).',
      { path: '^src/lexicon/' },
      { path: '^src/(features|console|forms|early|app|server|trpc|test)/' },
    ),
    forbid(
      'early-lies-below-all-screens',
      'src/early runs while a page is parsed, or hands over to React what happened until then: it knows src/device, lib and itself. What a screen makes of it belongs into src/features or src/components.',
      { path: '^src/early/' },
      { path: '^src/', pathNot: '^src/(early|device|lib)/' },
    ),
    forbid(
      'device-and-audio-lie-below-features',
      'src/device keeps and sends, src/audio plays and records, for every feature: what knows a lesson, a page or a query cache belongs into src/features. Of the server they know types and the tRPC client.',
      { path: '^src/(device|audio)/' },
      {
        path: [
          '^src/(features|forms|early|lexicon|app|cli|test)/',
          '^src/trpc/(server|prefetcher)',
        ],
      },
    ),
    forbid(
      'device-and-audio-import-server-types-only',
      'Only types may be imported from src/server (import type).',
      { path: '^src/(device|audio)/' },
      { path: '^src/server/', ...TYPE_ONLY },
    ),
    forbid(
      'device-makes-no-sound',
      'src/audio asks src/device for the chosen microphone, never the other way round.',
      { path: '^src/device/' },
      { path: '^src/audio/' },
    ),
    forbid(
      'one-link',
      'Links come from src/components/ui/link: they are fetched ahead only on a good connection, and keep the open page without one.',
      {
        path: '^src/',
        pathNot: ['^src/components/ui/link\\.tsx$', TEST],
      },
      { path: 'node_modules/next/link' },
    ),
    forbid(
      'pages-ask-through-features',
      'A page is params, gate, prefetch and composition. Data comes through trpc/server and trpc/prefetcher; writes belong into a service behind a router.',
      { path: '^src/app/' },
      { path: ['^src/server/(db|transaction|prisma-client|services)', 'node_modules/@prisma/'] },
    ),
    forbid(
      'proxy-routes-locales-only',
      'proxy.ts routes locales and nothing else. Authorization belongs into pages’ gates and into services.',
      { path: '^src/proxy\\.ts$' },
      { path: '^src/(server|features|forms|early|device|audio|lexicon|app|components|trpc)/' },
    ),
    forbid(
      'product-needs-no-tools',
      'What the product runs must not come from src/launcher, src/operate, src/test, tools or the factories: move it to src/lib or src/server.',
      { path: '^src/', pathNot: [TEST, '^src/(launcher|operate|test)/'] },
      { path: '^(src/(launcher|operate|test)|tools|prisma/factories)/' },
    ),
    forbid(
      'launcher-and-operators-need-no-tools',
      'The launcher and the commands of operators run in production, tools do not: move what both need below src.',
      { path: '^src/(launcher|operate)/', pathNot: [TEST, '/[a-z-]+-under-test\\.ts$'] },
      { path: '^(tools|src/test|prisma/factories)/' },
    ),
    forbid(
      'launcher-knows-no-operator',
      'The launcher starts the product; the commands of operators stand above it: move what both need into src/launcher.',
      { path: '^src/launcher/' },
      { path: '^src/operate/' },
    ),
    forbid(
      'commands-ask-services',
      'A command of an operator reads its words, calls verbs and queries, and prints. Database code belongs into src/server/services.',
      { path: '^src/operate/', pathNot: [TEST, '^src/operate/as-system\\.ts$'] },
      {
        path: [
          '^src/server/(db|transaction|prisma-client|gateways|front|api)',
          'node_modules/@prisma/',
        ],
      },
    ),
    forbid(
      'product-needs-no-development-package',
      'A development package is not there in production, unless the build puts it into its scripts: move it to "dependencies", or the code to tools.',
      {
        path: '^src/',
        pathNot: [
          TEST,
          '^src/test/',
          '^src/server/gateways/speech/',
          // What browsers load, which nothing outside of a build imports.
          '^src/(components|features)/',
        ],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'english-is-read-late',
      'The parser and the dictionary of English take fifty megabytes of every server: what needs them is imported by `import()`, in tRPC by `lazy()`.',
      { path: '^src/' },
      {
        path: [
          '^src/server/api/routers/operator\\.ts$',
          '^src/server/api/routers/operator/(units|voice-lessons|videos)\\.ts$',
          '^src/server/services/news/publish-planned-draft\\.ts$',
        ],
        dynamic: false,
      },
    ),
    forbid(
      'learners-need-no-parser',
      'What learners and every server call reads no English text: let an editor, a job of its own process or a command do that, and store the result.',
      {
        path: ['^src/server/api/routers/[a-z-]+\\.ts$', '^src/server/(rest|jobs|services)/'],
        pathNot: [
          TEST,
          '/routers/operator\\.ts$',
          // What editors call, and the jobs that publish and read for them.
          '^src/server/services/(news|video|voice-lesson)/',
          '/services/(due-publication/publish-planned|feed/execute-reading)\\.ts$',
          '/jobs/job-list\\.ts$',
        ],
      },
      {
        path: ['^src/server/gateways/nlp/', '/gateways/speech/(stressed|card)-phones\\.ts$'],
        reachable: true,
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'src/server/prisma-client'] },
    exclude: { path: ['^src/server/prisma-client/(?!client)', '^\\.next'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
