import type { Bilingual } from './bilingual';

/** A frequently asked question. */
export interface FaqQuestion {
  /** Fragment of a link to it. */
  slug: string;
  /** The group's slug. */
  group: string;
  question: Bilingual;
  answer: Bilingual;
}

/** All questions, and the groups in their order. */
export interface Faq {
  groups: { slug: string; title: Bilingual }[];
  questions: FaqQuestion[];
}
