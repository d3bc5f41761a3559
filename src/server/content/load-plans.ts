import { join } from 'node:path';
import { z } from 'zod';
import { type PlanContent, planContentSchema } from '~/schemas/content';
import { CONTENT_DIR, readContentFile } from './read-content';

/** The plans for sale, shortest first.
 *  @throws ContentError naming the file and the field */
export function loadPlans(dir = CONTENT_DIR): PlanContent[] {
  const plans = readContentFile(join(dir, 'plans.json'), z.array(planContentSchema).min(1));
  return plans.sort((a, b) => a.months - b.months);
}
