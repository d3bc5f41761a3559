import { z } from 'zod';

/** A text in both languages, as responses have it. */
export const bilingualSchema = z.object({ zh: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof bilingualSchema>;
