import { z } from 'zod';
import { CONTACT_SUBJECTS } from '~/domain/contact-subject';
import { RETRIED_KINDS, WORK_KINDS } from '~/domain/failed-work';
import { ORDER_STATUSES } from '~/domain/order';
import { PUBLICATION_FAILURES } from '~/domain/publication-failure';
import { OPERATOR_ROLES, ROLES } from '~/domain/role';
import { CATEGORIES } from '~/domain/unit-kinds';
import { normaliseCode } from '~/lib/normalise-code';
import { backupSchema } from './backup';
import { accountSchema } from './operator';
import { orderEventSchema } from './operator-order';
import { buyerSchema } from './operator-refund';
import { orderSchema } from './order';
import { personNoteSchema } from './person-note';
import { membershipSchema } from './profile';
import { searchTextSchema } from './table';
import { typedSchema, uuidSchema } from './text';

/** Kinds of work that waits for an operator, in the order of the page. */
export const WAITING_KINDS = [
  'refund',
  'invoice',
  'discrepancy',
  'letter',
  'failedMail',
  'leavingOperator',
  'unpublished',
  'unpublishedVoice',
  'draftReady',
  'failedClips',
  'draft',
  'voiceReady',
  'failedRecording',
  'activityDraft',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const waitingSchema = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.int(),
  /** The oldest ones. */
  items: z.array(
    z.object({
      id: z.string(),
      /** An order's number, a letter's sender, a mail's template, an operator's name, a slug. */
      label: z.string(),
      /** Title of content, as far as it is written. */
      title: z.object({ zh: z.string(), en: z.string() }).optional(),
      /** For a unit's draft, which may have neither slug nor title. */
      category: z.enum(CATEGORIES).optional(),
      since: z.date(),
      /** Last day by law; null without one. */
      dueAt: z.date().nullable(),
      /** Reason why a draft was not published at its hour. */
      failure: z.enum(PUBLICATION_FAILURES).optional(),
      /** For an operator who has requested the deletion of the account: the role that ends, and the time. */
      leaves: z.object({ role: z.enum(OPERATOR_ROLES), at: z.date() }).optional(),
    }),
  ),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** Work of the worker that should have been done. */
const overdueSchema = z.object({ count: z.int(), since: z.date().nullable() });

export const todaySchema = z.object({
  waiting: z.array(waitingSchema),
  /** Parts that could not be read. */
  failed: z.array(z.enum([...WAITING_KINDS, 'grants'])),
  /** Member days granted or taken back in the last seven days, the latest ones; null for roles that do not see it. */
  grants: z
    .object({
      count: z.int(),
      items: z.array(
        z.object({
          id: z.string(),
          at: z.date(),
          personId: z.string(),
          /** Empty when the account is deleted. */
          person: z.string(),
          /** Null: a command. Empty: a deleted account. */
          operator: z.string().nullable(),
          days: z.int(),
        }),
      ),
    })
    .nullable(),
  health: z.object({
    mail: overdueSchema,
    accountRequests: overdueSchema,
    payments: overdueSchema,
    refunds: overdueSchema,
    invoices: overdueSchema,
    /** Items that jobs could not handle while they handled the others, and refunds and files that have failed for
     *  about half a day. */
    failures: z.array(
      z.object({
        work: z.enum([...WORK_KINDS, ...RETRIED_KINDS]),
        count: z.int(),
        since: z.date(),
      }),
    ),
    /** The worker's last beat, and whether it is overdue; null: the worker has never run. */
    worker: z.object({ beatAt: z.date(), isSilent: z.boolean() }).nullable(),
    /** The newest backup by the command; null when there is none. */
    lastBackup: backupSchema.pick({ takenAt: true, isEncrypted: true }).nullable(),
    /** Whether a backup is overdue, also before the first one. */
    isBackupOld: z.boolean(),
  }),
});
export type Today = z.infer<typeof todaySchema>;

export const searchSchema = z.object({ q: searchTextSchema.min(2, 'required') });
export type SearchInput = z.infer<typeof searchSchema>;

/** The kinds of search hits, in the order of the results. */
export const HIT_KINDS = [
  'order',
  'coupon',
  'person',
  'activity',
  'draft',
  'unit',
  'voice',
  'video',
  'question',
  'news',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

const hitSchema = z.object({
  kind: z.enum(HIT_KINDS),
  /** A user's id, an order's number, a coupon's code, a draft's id or a slug: the part of its address. */
  key: z.string(),
  /** Title in both languages; the same twice if it has no language. */
  title: z.object({ zh: z.string(), en: z.string() }),
  detail: z.string(),
});
export const searchResultSchema = z.object({
  hits: z.array(hitSchema),
  /** Whether there are more hits, so that the search should be narrowed. */
  hasMore: z.boolean(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The operator who uses the console. */
export const operatorSelfSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Time until which no password is required. */
  confirmedUntil: z.date().nullable(),
});
export type OperatorSelf = z.infer<typeof operatorSelfSchema>;

export const personIdSchema = z.object({ id: uuidSchema });
export type PersonIdInput = z.infer<typeof personIdSchema>;

export const orderNumberSchema = z.object({ number: typedSchema(40).overwrite(normaliseCode) });
export type OrderNumberInput = z.infer<typeof orderNumberSchema>;

/** Maximum number of orders, and of letters, that the page of a person lists. */
export const MAX_ROWS_OF_PERSON = 50;

/** A person as an operator sees them; the parts that the role may not see are null. */
export const personSchema = z.object({
  account: accountSchema,
  membership: membershipSchema,
  /** The latest first. */
  notes: z.array(personNoteSchema),
  orders: z
    .array(
      z.object({
        number: z.string(),
        status: z.enum(ORDER_STATUSES),
        total: z.int(),
        createdAt: z.date(),
      }),
    )
    .nullable(),
  letters: z
    .array(
      z.object({
        id: z.string(),
        subject: z.enum(CONTACT_SUBJECTS),
        createdAt: z.date(),
        repliedAt: z.date().nullable(),
      }),
    )
    .nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** An order as an operator sees it. */
export const operatorOrderSchema = z.object({
  order: orderSchema,
  buyer: buyerSchema,
  /** Everything that happened to it, in order of time. */
  history: z.array(orderEventSchema),
  /** Its actors other than the buyer and the system; a deleted account has an empty name. */
  operators: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Every try to pay, the latest first. Integer New Taiwan dollars. */
  payments: z.array(
    z.object({
      id: z.string(),
      gateway: z.string(),
      /** Our reference at the gateway. */
      reference: z.string(),
      status: z.enum(['STARTED', 'CAPTURED', 'DECLINED', 'ABANDONED']),
      amount: z.int(),
      cardLast4: z.string().nullable(),
      refunded: z.int(),
    }),
  ),
  hasRefundRequest: z.boolean(),
});
export type OperatorOrder = z.infer<typeof operatorOrderSchema>;
