import { hashPassword } from '~/server/credentials/passwords';
import type { Database } from '~/server/db';
import { recordSeeded, seededHash } from './record';

/** Credentials of the demo account, which only the embedded default has. */
export interface DemoAccount {
  email: string;
  password: string;
}

const NAME = 'demo-account';

/** Creates the demo account once; a password that its user changed later stays. */
export async function seedDemoAccount(db: Database, demo: DemoAccount): Promise<void> {
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
