import { type EventSource, latest } from './source';

/** A person's letters and e-mails, the use of the account, and operators' acts on it. */
export const ACCOUNT_EVENTS = {
  letter: async (asked) => {
    const rows = await asked.ctx.db.contactMessage.findMany({
      ...latest(asked, 'createdAt', { userId: asked.person.id }),
      select: { id: true, createdAt: true, subject: true, repliedAt: true },
    });
    return rows.map(({ id, createdAt: at, subject, repliedAt }) => ({
      kind: 'letter',
      id,
      at,
      subject,
      isAnswered: repliedAt !== null,
    }));
  },
  mail: async (asked) => {
    const { email, createdAt: since } = asked.person;
    const rows = await asked.ctx.db.outboxMessage.findMany({
      // Before the account's creation another account may have had the e-mail.
      ...latest(asked, 'createdAt', { recipient: email, createdAt: { gte: since } }),
      select: { id: true, createdAt: true, template: true, status: true },
    });
    return rows.map(({ createdAt: at, ...mail }) => ({ kind: 'mail', at, ...mail }));
  },
  security: async (asked) => {
    const rows = await asked.ctx.db.securityEvent.findMany(
      latest(asked, 'at', { userId: asked.person.id }),
    );
    return rows.map(({ id, at, kind: event, address }) => ({
      kind: 'security',
      id,
      at,
      event,
      address,
    }));
  },
  act: async (asked) => {
    const { db } = asked.ctx;
    const rows = await db.operatorAct.findMany(
      latest(asked, 'at', {
        // Views of the page are in the log of acts; here they would clutter the events.
        subjectKind: 'person',
        subject: asked.person.id,
        kind: { not: 'person.open' },
      }),
    );
    const operators = await db.user.findMany({
      where: { id: { in: rows.flatMap(({ actorId }) => actorId ?? []) } },
      select: { id: true, name: true },
    });
    return rows.map(({ id, at, kind: act, actorId, reason }) => {
      const name = operators.find((one) => one.id === actorId)?.name ?? '';
      return { kind: 'act', id, at, act, operator: actorId && name, reason };
    });
  },
} satisfies Record<string, EventSource>;
