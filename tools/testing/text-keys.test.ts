import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listTextKeys } from './text-keys';

const FIELDS = 'names and paths of fields, which our forms and drafts make';
const ITEMS = 'ids of items, which the database makes';
const PHONES = 'sounds of the acoustic model';
const SCENES = 'keys of a scene, whose schema refuses “constructor”';
const OURS = 'names that the code itself gives: of texts, settings, columns, files, filters';

/** Allowed look-ups of an object by a text, by file: their number, and the origin of the texts. */
const EXCEPTIONS: readonly (readonly [file: string, count: number, keys: string])[] = [
  ['prisma/seed/changed-content.ts', 1, OURS],
  ['prisma/seed/demo-practice.ts', 1, ITEMS],
  ['prisma/seed/demo-reading.ts', 1, PHONES],
  ['prisma/seed/unit-rows.ts', 1, OURS],
  ['src/components/catalogue.tsx', 1, OURS],
  ['src/components/ui/data-table/use-table-address.ts', 1, OURS],
  ['src/components/ui/filter-bar.tsx', 2, OURS],
  ['src/console/content/content-changes.ts', 5, FIELDS],
  ['src/console/content/content-field.tsx', 1, FIELDS],
  ['src/console/content/content-form.tsx', 2, FIELDS],
  ['src/console/content/nest-fields.ts', 3, FIELDS],
  ['src/console/content/use-stored-draft.ts', 1, FIELDS],
  ['src/console/table-filters.tsx', 1, OURS],
  ['src/device/lesson-store.ts', 2, ITEMS],
  ['src/domain/lesson-summary.ts', 4, ITEMS],
  ['src/domain/news/check-unit.ts', 10, FIELDS],
  ['src/domain/news/missing-fields.ts', 4, FIELDS],
  ['src/domain/scene/list-paths.ts', 1, SCENES],
  ['src/domain/scene/scene-session.ts', 1, SCENES],
  ['src/domain/speech/expert-score.ts', 1, PHONES],
  ['src/domain/speech/near-measurements.ts', 1, PHONES],
  ['src/env.ts', 1, OURS],
  ['src/features/api-docs/components/api-page.tsx', 1, OURS],
  ['src/features/api-docs/components/endpoint-section.tsx', 1, OURS],
  ['src/features/console-legal/components/legal-preview.tsx', 1, FIELDS],
  ['src/features/console-units/draft-changes.ts', 4, FIELDS],
  ['src/features/console-units/use-draft-editor.ts', 1, FIELDS],
  ['src/features/console-voice-lessons/components/lesson-problems.tsx', 2, FIELDS],
  ['src/features/console-voice-lessons/item-values.ts', 1, FIELDS],
  ['src/features/lesson/components/player/lesson-view.tsx', 2, ITEMS],
  ['src/features/lesson/player/stored-work.ts', 3, ITEMS],
  ['src/features/media-lesson/components/round-result.tsx', 2, ITEMS],
  ['src/features/media-lesson/components/speaking-round.tsx', 1, ITEMS],
  ['src/features/order/use-invoice-choice.ts', 1, FIELDS],
  ['src/features/scene/components/said-so-far.tsx', 2, SCENES],
  ['src/features/scene/components/scene-end.tsx', 1, SCENES],
  ['src/features/scene/components/scene-player.tsx', 5, SCENES],
  ['src/features/scene/components/turn-view.tsx', 1, SCENES],
  ['src/features/scene/use-line-sound.ts', 1, SCENES],
  ['src/forms/form-fields.ts', 1, FIELDS],
  ['src/forms/use-form-draft.ts', 3, FIELDS],
  ['src/forms/use-form.ts', 5, FIELDS],
  ['src/i18n/messages-provider.tsx', 2, OURS],
  ['src/i18n/named-scopes.ts', 2, OURS],
  ['src/i18n/page-messages.tsx', 3, OURS],
  ['src/i18n/writing.ts', 2, OURS],
  ['src/launcher/backup/archive-writer.ts', 1, OURS],
  ['src/launcher/build-hash.ts', 1, OURS],
  ['src/launcher/compile-hints.ts', 1, 'a name of Next'],
  ['src/launcher/http-layer/body-cache.mjs', 4, 'one of ENCODINGS'],
  ['src/launcher/http-layer/conditions.mjs', 3, 'one of CONDITIONS'],
  ['src/launcher/http-layer/pages.mjs', 1, 'names of headers that our own pages have'],
  ['src/launcher/http-layer/send-bytes.ts', 3, 'headers of our own server, in tests'],
  ['src/launcher/http-layer/socket-events.mjs', 2, 'names of methods'],
  ['src/launcher/machine/install.mjs', 3, OURS],
  ['src/lib/list-query.ts', 2, OURS],
  ['src/server/api/handle-trpc.ts', 2, 'names of procedures, asked for after `hasOwn` alone'],
  ['src/server/database/statement.ts', 1, OURS],
  ['src/server/gateways/feed/parse-text-file.ts', 1, 'written, and read by names of ours alone'],
  ['src/server/gateways/speech/dictionary-line.ts', 1, 'asked for keys of its own alone'],
  ['src/server/gateways/speech/neural-voice.ts', 1, 'outputs of a model'],
  ['src/server/gateways/speech/scene-lines.ts', 1, SCENES],
  ['src/server/rest/openapi/operation.ts', 2, OURS],
  ['src/server/rest/openapi/schemas.ts', 5, OURS],
  ['src/server/services/news/draft-to-unit.ts', 1, FIELDS],
  ['src/server/services/news/make-clips.ts', 2, FIELDS],
  ['src/server/services/news/missing-pronunciations.ts', 1, FIELDS],
  ['src/server/services/scene/scene-content.ts', 3, SCENES],
  ['src/server/services/site-content/changed-values.ts', 3, FIELDS],
  ['src/server/services/voice-lesson/act-values.ts', 3, FIELDS],
  ['tools/content/emails/main.ts', 1, OURS],
  ['tools/content/news/check-files.ts', 1, FIELDS],
];

const isProduct = (file: string): boolean =>
  /^(src|prisma\/seed|tools\/content)\//.test(file) &&
  !/\.test\.(?:tsx?|mjs)$|\.d\.ts$|^src\/test\/|\/prisma-client\//.test(file);

it('No object is indexed with a text that people write: a table of words is a Map', () => {
  const scripts = 'tools/testing/text-keys.tsconfig.json';
  const found = [
    ...listTextKeys(process.cwd(), (file) => isProduct(file) && !file.endsWith('.mjs')),
    ...listTextKeys(process.cwd(), (file) => isProduct(file) && file.endsWith('.mjs'), scripts),
  ];
  const wrong = [
    ...new Set([...found, ...EXCEPTIONS.map(([file]) => ({ file }))].map(({ file }) => file)),
  ].flatMap((file) => {
    const [, count = 0, keys = ''] = EXCEPTIONS.find(([known]) => known === file) ?? [];
    const places = found.filter((place) => place.file === file);
    if (places.length === count) return [];
    if (places.length < count) return [`${file}: only ${places.length} are left, ${keys}`];
    return places.map(
      ({ line, text }) =>
        `${file}:${line} ${text}: write a Map (toTable of src/lib/to-table.ts), for an object answers “constructor”`,
    );
  });
  expect(wrong).toEqual([]);
});

/** Payloads that are objects with free keys, by file, with the origin of the keys. */
const RECORDS: readonly (readonly [file: string, keys: string])[] = [
  ['content.ts', 'words of content files, which are read pair by pair'],
  ['learner-settings.ts', 'names of actions, among which no “constructor” is taken'],
  ['lesson.ts', ITEMS],
  ['media-content.ts', 'words and speakers of content files, which are read pair by pair'],
  ['news.ts', 'features of the selection'],
  ['operator-act.ts', FIELDS],
  ['operator.ts', OURS],
  ['order.ts', 'fields of a gateway’s form'],
  ['scene-recording.ts', SCENES],
  ['voice-content.ts', 'words and speakers of content files, which are read pair by pair'],
];

it('No payload is keyed by words: superjson refuses one with the key “constructor”', () => {
  const files = readdirSync('src/schemas').filter((file) => {
    const source = readFileSync(`src/schemas/${file}`, 'utf8').replaceAll(/\s/g, '');
    return (
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /\.record\(z\.string|recordSchema\((?!<)/.test(source)
    );
  });
  const wanted = 'write pairs (src/schemas/pairs.ts), a list of tuples or z.map';
  expect(files.sort(), wanted).toEqual(RECORDS.map(([file]) => file));
});
