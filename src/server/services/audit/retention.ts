import type { Prisma } from '~/server/prisma-client/client';

/** The retention of a table's rows. */
export type Retention =
  /** `prune` deletes the rows this many days after the time in its rule. */
  | { until: 'pruned'; days: number }
  /** The database deletes the rows together with the row of `parent` that they belong to. */
  | { until: 'parent'; parent: Exclude<Prisma.ModelName, 'User'> }
  /** The rows are deleted with the personal data of their account, at the latest. */
  | { until: 'account' }
  /** The file `by` deletes the rows as soon as it has processed them. */
  | { until: 'done'; by: string }
  /** The rows are never deleted. */
  | { until: 'for-good'; because: string };

const PRUNED = (days: number) => ({ until: 'pruned', days }) as const;
const WITH = (parent: Exclude<Prisma.ModelName, 'User'>) => ({ until: 'parent', parent }) as const;
const WITH_ACCOUNT = { until: 'account' } as const;
const DONE_BY = (by: string) => ({ until: 'done', by }) as const;
const FOR_GOOD = (because: string) => ({ until: 'for-good', because }) as const;

const BOOKS = FOR_GOOD(
  'Accounting and tax law ask for the papers of a sale; nothing else deletes them.',
);
const CONTENT = FOR_GOOD('Content, as much as people write.');

/** The retention of every table of the schema. A new model needs an entry here. */
export const RETENTION = {
  Throttle: PRUNED(0),
  Session: PRUNED(0),
  SecurityEvent: PRUNED(400),
  KnownDevice: PRUNED(400),
  ContactMessage: PRUNED(400),
  OutboxMessage: PRUNED(400),
  // Links stay as long as the mails to their addresses, which an anonymisation finds by them.
  OneTimeLink: PRUNED(400),
  PracticeReminder: PRUNED(30),
  // Older answers would hide what a learner hears by now.
  ListeningRound: PRUNED(180),
  // Removed ones: until then the removal can be undone.
  SavedWord: PRUNED(1),
  // The visitor cookie, the only key to the cart, lasts as long.
  Cart: PRUNED(180),

  CartRow: WITH('Cart'),
  ActivityRegistration: WITH('Activity'),
  CouponUse: WITH('Order'),
  Gift: WITH('Order'),
  CheckoutSubmission: WITH('Order'),
  OrderLine: WITH('Order'),
  OrderChange: WITH('Order'),
  InvoiceChange: WITH('Invoice'),
  InvoiceAllowance: WITH('Invoice'),
  SandboxRefund: WITH('SandboxCharge'),
  DraftClip: WITH('UnitDraft'),
  VoiceClip: WITH('VoiceDraft'),
  Plan: WITH('Product'),
  PlanPrice: WITH('Product'),
  FaqEntry: WITH('FaqGroup'),
  UnitArticle: WITH('Unit'),
  UnitItem: WITH('Unit'),
  ItemAudio: WITH('UnitItem'),
  ListeningResult: WITH('ListeningRound'),

  MediaProgress: WITH_ACCOUNT,
  MembershipEnd: WITH_ACCOUNT,
  MembersOpening: WITH_ACCOUNT,
  PersonNote: WITH_ACCOUNT,
  LearnerSettings: WITH_ACCOUNT,
  Card: WITH_ACCOUNT,
  ReviewLog: WITH_ACCOUNT,
  PracticeDay: WITH_ACCOUNT,
  PhonemeStat: WITH_ACCOUNT,
  PhonemeTotal: WITH_ACCOUNT,
  PracticeCheckpoint: WITH_ACCOUNT,
  Enrolment: WITH_ACCOUNT,
  Attempt: WITH_ACCOUNT,

  AccountRequest: DONE_BY('account/process-account-requests.ts'),
  PendingFileDeletion: DONE_BY('stored-file/delete-scheduled-files.ts'),
  InvoiceRequest: DONE_BY('invoice/provider-request.ts'),
  PlannedPublication: DONE_BY('planned-publication/delete-planned.ts'),
  JobFailure: DONE_BY('job-failure/do-each.ts'),
  ClipRun: DONE_BY('news/discard-draft.ts'),
  UnitDraft: DONE_BY('news/discard-draft.ts'),
  VoiceDraft: DONE_BY('voice-lesson/discard-voice-lesson.ts'),
  Feed: DONE_BY('feed/remove-feed.ts'),
  CachedPage: DONE_BY('stale-tag/prune-cached-pages.ts'),
  ReleaseFile: DONE_BY('release-file/prune-release-files.ts'),

  User: FOR_GOOD('Orders refer to it; the anonymisation leaves nothing personal in it.'),
  Order: BOOKS,
  Invoice: BOOKS,
  Payment: BOOKS,
  PaymentEvent: BOOKS,
  PaymentRefund: BOOKS,
  RefundRequest: BOOKS,
  Discrepancy: BOOKS,
  Entitlement: BOOKS,
  Coupon: BOOKS,
  Product: BOOKS,
  SandboxCharge: FOR_GOOD('The sandbox stands for a bank, which keeps its records.'),
  OperatorAct: FOR_GOOD('What operators did, without a name or an address of a person.'),
  LegalText: FOR_GOOD('Orders and sign-ups name the version that they accepted.'),
  Backup: FOR_GOOD('A small row a backup: when there was a good one is told from it.'),
  DailyFigure: FOR_GOOD('A few numbers a day, without a person.'),
  FigureProgress: FOR_GOOD('One row.'),
  JobRun: FOR_GOOD('One row a job.'),
  StaleTag: FOR_GOOD('One row a tag.'),
  SeedRecord: FOR_GOOD('One row a piece of seeded content.'),
  Activity: CONTENT,
  Unit: CONTENT,
  MediaLesson: CONTENT,
  NewsSource: CONTENT,
  ImportedArticle: CONTENT,
  NewsHonor: CONTENT,
  FaqGroup: CONTENT,
  Partner: CONTENT,
} as const satisfies Record<Prisma.ModelName, Retention>;

/** Tables that `prune` deletes from. */
export type PrunedModel = {
  [Model in Prisma.ModelName]: (typeof RETENTION)[Model] extends { until: 'pruned' }
    ? Model
    : never;
}[Prisma.ModelName];
