/** What an operator can do, as the log names it: subject, then act. */
export const ACT_KINDS = [
  'role.set',
  'person.note',
  'person.disable',
  'person.enable',
  'person.signOut',
  'membership.grant',
  'membership.pause',
  'membership.resume',
  'refund.approve',
  'refund.reject',
  'refund.create',
  'invoice.issue',
  'invoice.void',
  'invoice.allow',
  'invoice.correct',
  'discrepancy.resolve',
  'coupon.create',
  'coupon.withdraw',
  'price.set',
  'price.withdraw',
  'letter.answer',
  'letter.reopen',
  'mail.resend',
  'activity.checkIn',
  'activity.edit',
  'activity.cancel',
  'unit.draft',
  'unit.edit',
  'unit.discard',
  'unit.clips',
  'unit.record',
  'unit.unrecord',
  'unit.publish',
  'unit.plan',
  'unit.unplan',
  'unit.correct',
  'unit.keep',
  'unit.withdraw',
  'article.import',
  'question.add',
  'question.edit',
  'question.order',
  'question.hide',
  'question.show',
  'news.add',
  'news.edit',
  'news.hide',
  'news.show',
  'partner.add',
  'partner.edit',
  'partner.order',
  'partner.hide',
  'partner.show',
  'legal.publish',
  'legal.withdraw',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** What an act is about. A subject is a user's id, an order's number, a coupon's code, a plan's slug, and else an id or a slug. */
export const SUBJECT_KINDS = [
  'person',
  'order',
  'discrepancy',
  'coupon',
  'plan',
  'letter',
  'mail',
  'activity',
  'draft',
  'unit',
  'article',
  'question',
  'news',
  'partner',
  'legal',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export function isActKind(kind: string): kind is ActKind {
  return ACT_KINDS.some((known) => known === kind);
}

export function isSubjectKind(kind: string): kind is SubjectKind {
  return SUBJECT_KINDS.some((known) => known === kind);
}
