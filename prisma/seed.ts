import { hasRecording, loadMediaLessons } from '~/server/content/load-media-lessons';
import { loadPlans } from '~/server/content/load-plans';
import { loadActivities, loadNewsHonors, loadPartners } from '~/server/content/load-site-content';
import { loadFaq, loadLegalTexts } from '~/server/content/load-texts';
import { loadUnits } from '~/server/content/load-units';
import type { Database } from '~/server/db';
import { seedActivities } from './seed/activities';
import { markSeededStale, readSeeded } from './seed/changed-content';
import { type DemoAccount, seedDemoAccount } from './seed/demo-account';
import { seedDemoCoupon } from './seed/demo-coupon';
import { seedMediaLessons } from './seed/media-lessons';
import { seedPlans } from './seed/plans';
import { seedFaq } from './seed/questions';
import { seedLegalTexts, seedNewsHonors, seedPartners } from './seed/site-content';
import { seedUnits } from './seed/units';

/** Key of the advisory lock: any number, the same in every process that seeds. */
const SEED_LOCK = 20_261_121;

/** Writes the committed content into the database. Runs at every start and skips content that is unchanged
 *  since the last one. Two servers that start together seed one after the other.
 *  @param demo only on the embedded default */
export async function seed(db: Database, demo: DemoAccount | null): Promise<void> {
  const plans = loadPlans();
  const units = loadUnits();
  const mediaLessons = loadMediaLessons().filter((lesson) => hasRecording(lesson));
  const activities = loadActivities();
  const newsHonors = loadNewsHonors();
  const partners = loadPartners();
  const faq = loadFaq();
  const legalTexts = loadLegalTexts();
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
      const before = await readSeeded(tx);
      await seedPlans(tx, plans);
      await seedUnits(tx, units);
      await seedMediaLessons(tx, mediaLessons);
      await seedActivities(tx, activities, new Date());
      await seedNewsHonors(tx, newsHonors);
      await seedPartners(tx, partners, new Date());
      await seedFaq(tx, faq);
      await seedLegalTexts(tx, legalTexts);
      await markSeededStale(tx, before, new Date());
    },
    { maxWait: 60_000, timeout: 120_000 },
  );
  if (!demo) return;
  await seedDemoAccount(db, demo);
  await seedDemoCoupon(db);
}
