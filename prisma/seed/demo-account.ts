import { hashPassword } from '~/server/credentials/passwords';
import type { Database } from '~/server/db';
import { practiseAsDemo } from './demo-practice';
import { recordSeeded, seededHash } from './record';

/** Credentials of the demo account, which only the embedded default has. */
export interface DemoAccount {
  email: string;
  password: string;
}

const NAME = 'demo-account';

/** Creates the demo account once; a password that its user changed later stays. It has four weeks of practice, up
 *  to today at every start. */
export async function seedDemoAccount(db: Database, demo: DemoAccount): Promise<void> {
  await createOnce(db, demo);
  const user = await db.user.findUnique({ where: { email: demo.email } });
  if (user && !user.disabledAt) await practiseAsDemo(db, user.id, new Date());
}

async function createOnce(db: Database, demo: DemoAccount): Promise<void> {
  if ((await seededHash(db, NAME)) !== null) return;
  const passwordHash = await hashPassword(demo.password);
  await db.$transaction(async (tx) => {
    const now = new Date();
    await tx.user.create({
      data: {
        email: demo.email,
        name: '示範學員',
        passwordHash,
        emailVerifiedAt: now,
        termsVersion: 'demo',
        termsAcceptedAt: now,
      },
    });
    await recordSeeded(tx, NAME, demo.email);
  });
}
