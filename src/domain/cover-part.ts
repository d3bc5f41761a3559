import type { CoverPart } from '~/lib/cover-parts';
import type { MEDIA_CATEGORIES } from './media-kinds';
import type { CATEGORIES } from './unit-kinds';

type Category = (typeof CATEGORIES)[number] | (typeof MEDIA_CATEGORIES)[number];

/** The part for each category, if no word of a lesson selects another. */
const OF_CATEGORY: Record<Category, CoverPart> = {
  technology: 'screen',
  entertainment: 'film',
  science: 'lens',
  sports: 'ball',
  business: 'coins',
  general: 'newspaper',
  health: 'heart',
  Events: 'newspaper',
  Topics: 'people',
  Technology: 'screen',
  Grammar: 'book',
  Finance: 'coins',
  daily: 'cup',
  work: 'people',
  travel: 'plane',
  story: 'book',
};

/** English words that select each part, in the singular. */
const WORDS: Record<CoverPart, string> = {
  ball: 'ball game team match player sport sports race runner win football basketball',
  book: 'book library read reader reading writer novel lesson grammar language',
  bowl: 'food rice cook restaurant soup bowl eat kitchen dinner lunch noodle chef',
  clock: 'time late hour minute deadline schedule',
  cloud: 'rain storm typhoon weather cloud cloudy wind umbrella snow',
  coins: 'money price bank tax market cost business pay wage interest salary budget',
  cup: 'coffee tea cafe drink breakfast cup',
  film: 'movie film theater theatre actor stage cinema director drama show',
  heart: 'heart doctor health hospital body sleep medicine nurse pain clinic',
  house: 'home house room rent neighbor neighbour landlord apartment family grandmother',
  lens: 'science experiment research study evidence test laboratory scientist discover',
  letter: 'letter email mail reply invitation envelope',
  moon: 'night moon star stars space sky dark midnight planet',
  newspaper: 'news newspaper report',
  note: 'music song concert radio band singer sound voice listen piano guitar',
  parcel: 'order package parcel delivery shop store customer box product factory',
  paw: 'cat cats dog dogs animal animals bird birds pet bear insect',
  people: 'people meeting interview team company job worker colleague boss',
  phone: 'phone call message app caller',
  plane: 'flight airport travel trip plane abroad passport tourist',
  robot: 'robot robots machine machines ai computer software',
  screen: 'screen video online internet digital camera photo password website',
  train: 'train metro station bus rail ride road',
  tree: 'tree trees forest park garden plant farm leaf flower nature green',
  waves: 'sea ocean water swim river island fish boat beach wave whale',
};

const PART_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([part, words]) =>
    words.split(' ').map((word) => [word, part as CoverPart] as const),
  ),
);

/** Weight of the title relative to the summary. */
const TITLE_WEIGHT = 3;

/** The part that a lesson's cover is composed of: the one that its English title and summary name most
 *  often, otherwise that of its category. It is the same for the same texts. */
export function chooseCoverPart(lesson: {
  category: Category;
  title: string;
  summary: string;
}): CoverPart {
  const counts = new Map<CoverPart, number>();
  const count = (text: string, weight: number) => {
    for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g)) {
      const part = PART_OF_WORD.get(word) ?? PART_OF_WORD.get(word.replace(/s$/, ''));
      if (part) counts.set(part, (counts.get(part) ?? 0) + weight);
    }
  };
  count(lesson.title, TITLE_WEIGHT);
  count(lesson.summary, 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? OF_CATEGORY[lesson.category];
}
