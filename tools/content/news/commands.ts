import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { feedSentence } from '~/domain/news/feed-problem';
import { decodeText } from '~/domain/text-encoding/decode-text';
import { toTable } from '~/lib/to-table';
import { endOfList } from '~/operate/end-of-list';
import { UsageError } from '~/operate/usage-error';
import { MAX_LISTED_SOURCES } from '~/schemas/article-pool';
import {
  type DraftView,
  draftUnitSchema,
  editDraftSchema,
  listAlternativesSchema,
  swapItemSchema,
  unitContentInputSchema,
  withdrawUnitSchema,
} from '~/schemas/news';
import type { ServiceContext } from '~/server/context';
import { discardDraft } from '~/server/services/news/discard-draft';
import { draftUnit } from '~/server/services/news/draft-unit';
import { editDraft } from '~/server/services/news/edit-draft';
import { findLexiconMeanings } from '~/server/services/news/find-lexicon-meanings';
import { listAlternatives } from '~/server/services/news/list-alternatives';
import { listSources } from '~/server/services/news/list-sources';
import { publishUnit } from '~/server/services/news/publish-unit';
import {
  checkDraft,
  countArticles,
  listDrafts,
  MAX_LISTED_DRAFTS,
} from '~/server/services/news/queries';
import { swapItem } from '~/server/services/news/swap-item';
import { unitContent } from '~/server/services/news/unit-content';
import { withdrawUnit } from '~/server/services/news/withdraw-unit';
import { fieldChange, findDraft, parseInput } from './arguments';
import { fromDraftFile, toDraftFile } from './draft-file';
import { alternativesText, draftLine, draftText, shortId } from './draft-text';
import { importSources, type ProgressReporter } from './import-sources';
import { taughtByFiles, UNIT_FOLDER, writeUnitFile } from './unit-file';
import { USAGE } from './usage';

const options = {
  source: { type: 'string' },
  licence: { type: 'string' },
  date: { type: 'string' },
  category: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  with: { type: 'string' },
  'keep-rest': { type: 'boolean' },
  'only-source': { type: 'string', multiple: true },
  access: { type: 'string' },
  folder: { type: 'string' },
  replace: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

type Flags = ReturnType<typeof read>['values'];

function read(words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Runs one command as the system and prints its result, line by line.
 *  @param words command-line arguments, such as `['draft', '--category', 'science', '--level', 'B1']`
 *  @throws UsageError | ServiceError | StorageError */
export async function runNewsCommand(
  ctx: ServiceContext,
  words: string[],
  reporter: ProgressReporter = {},
): Promise<string[]> {
  const { values: flags, positionals } = read(words);
  const [command = '', ...rest] = positionals;
  const run = COMMANDS.get(command);
  if (!run) throw new UsageError(USAGE);
  return run({ ctx, rest, flags, reporter });
}

interface Call {
  ctx: ServiceContext;
  rest: string[];
  flags: Flags;
  reporter: ProgressReporter;
}

const COMMANDS = toTable<(call: Call) => Promise<string[]>>({
  import: ({ ctx, rest, flags, reporter }) => importSources(ctx, rest, flags, reporter),
  async pieces({ ctx }) {
    const rows = await countArticles({ ctx });
    if (rows.length === 0) return ['No piece has come in yet.'];
    const sources = await listSources({ ctx });
    return [
      ...rows.map(
        ({ category, licensed, unlicensed }) =>
          `${category}: ${licensed} pieces${unlicensed > 0 ? `, ${unlicensed} without a licence` : ''}`,
      ),
      '',
      'Sources (--only-source NAME)',
      ...sources.map(({ name, articles }) => `${name}: ${articles} pieces`),
      ...endOfList(sources, MAX_LISTED_SOURCES),
    ];
  },
  async draft({ ctx, flags }) {
    const { category, level, seed, 'only-source': sources } = flags;
    const input = parseInput(draftUnitSchema, {
      category,
      level,
      ...(seed && { seed: Number(seed) }),
      ...(sources && { sources }),
      taught: taughtByFiles(flags.folder ?? UNIT_FOLDER),
    });
    return showDraft(ctx, await draftUnit({ ctx, input }));
  },
  async list({ ctx }) {
    const { drafts, unreadable } = await listDrafts({ ctx });
    const all = [...drafts, ...unreadable];
    if (all.length === 0) return ['There is no draft yet.'];
    return [
      ...drafts.map(draftLine),
      ...unreadable.map((id) => `${shortId(id)}  cannot be read`),
      ...endOfList(all, MAX_LISTED_DRAFTS),
    ];
  },
  show: async ({ ctx, rest }) => showDraft(ctx, await findDraft(ctx, rest[0])),
  async alternatives({ ctx, rest: [name, kind, ...words] }) {
    const { id } = await findDraft(ctx, name);
    const text = words.join(' ').trim();
    const input = parseInput(listAlternativesSchema, { id, kind, ...(text && { text }) });
    return alternativesText(await listAlternatives({ ctx, input }));
  },
  async discard({ ctx, rest: [name], flags }) {
    const draft = await findDraft(ctx, name);
    const { id, version } = draft;
    if (!flags.yes)
      return [
        draftLine(draft),
        `Nothing has been deleted. A discarded draft cannot be brought back: npm run news -- discard ${shortId(id)} --yes`,
      ];
    await discardDraft({ ctx, input: { id, version } });
    return [`Discarded: ${shortId(id)}. Other drafts may choose its words and sentences again.`];
  },
  async swap({ ctx, rest: [name, kind, position], flags }) {
    const { id, version } = await findDraft(ctx, name);
    const input = parseInput(swapItemSchema, {
      id,
      version,
      kind,
      position: Number(position),
      ...(flags.with && { instead: flags.with }),
      keepRest: flags['keep-rest'] ?? false,
    });
    return showDraft(ctx, await swapItem({ ctx, input }));
  },
  async edit({ ctx, rest: [name, field = '', value = ''] }) {
    const before = await findDraft(ctx, name);
    const { id, version } = before;
    const change = fieldChange(field, value, before);
    const draft = await editDraft({
      ctx,
      input: parseInput(editDraftSchema, { id, version, ...change }),
    });
    return [draftLine(draft)];
  },
  async export({ ctx, rest: [name, file] }) {
    const draft = await findDraft(ctx, name);
    const text = toDraftFile(draft, await findLexiconMeanings(draft.words));
    if (!file) return [text.trimEnd()];
    writeFileSync(file, text);
    return [`Wrote ${file}: ${Object.keys(draft.missing).length} fields are open.`];
  },
  async fill({ ctx, rest: [file] }) {
    if (!file) throw new UsageError(USAGE);
    const decoded = decodeText(readFileSync(file));
    if ('charset' in decoded)
      throw new UsageError(`${file} cannot be used: ${feedSentence('charset', decoded.charset)}`);
    const read = fromDraftFile(decoded.text);
    if ('wrong' in read) throw new UsageError(`${file} cannot be used:\n${indented(read.wrong)}`);
    const draft = await editDraft({ ctx, input: read.input });
    const open = Object.entries(draft.missing).map(([field, what]) => `  ${field} ${what}`);
    return [
      draftLine(draft),
      ...open,
      `The draft is at version ${draft.version} now; export it again before the next change.`,
    ];
  },
  async save({ ctx, rest: [name], flags }) {
    const { id } = await findDraft(ctx, name);
    const { access, date: publishedOn, folder = UNIT_FOLDER, replace = false } = flags;
    const input = parseInput(unitContentInputSchema, {
      id,
      access: access?.toUpperCase(),
      publishedOn,
    });
    const file = writeUnitFile(await unitContent({ ctx, input }), folder, replace);
    return [`Wrote ${file}. Make its sound: npm run media -- --only units`];
  },
  async publish({ ctx, rest: [name], reporter }) {
    const { id } = await findDraft(ctx, name);
    const onClip = (isNew: boolean, total: number) =>
      reporter.step?.(isNew ? 'spoken' : 'kept', total);
    const { slug } = await publishUnit({ ctx, input: { id, onClip } });
    return [`Published: /course-news/${slug}`];
  },
  async withdraw({ ctx, rest: [slug, ...words] }) {
    const input = parseInput(withdrawUnitSchema, { slug, reason: words.join(' ') });
    await withdrawUnit({ ctx, input });
    return [`Withdrawn: ${slug}. No list shows it any more; who has begun it may finish it.`];
  },
});

const showDraft = async (ctx: ServiceContext, draft: DraftView): Promise<string[]> =>
  draftText(
    draft,
    await checkDraft({ ctx, input: { id: draft.id } }),
    await findLexiconMeanings(draft.words),
  );

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');
