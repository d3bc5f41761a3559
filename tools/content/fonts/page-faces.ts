import zh from '~/i18n/locales/zh';
import type { ROUTES } from '~/lib/routes';
import { frontPageHeadlines } from './front-page-headlines';
import { contentHeadlines } from './headline-text';

/** A font file with the headlines of some pages, which need no other. */
export interface PageFace {
  name: string;
  routes: readonly (keyof typeof ROUTES)[];
  /** The headlines as texts and content stand: newer ones take characters from the files of all pages. */
  texts: readonly string[];
  /** The page's first screen needs the brand's file alone: this one is fetched after the painting. */
  isLate?: true;
}

/** Every text below a tree. */
function textsOf(tree: string | object): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsOf);
}

/** The faces of the pages that visitors open first. */
export function pageFaces(content: string): PageFace[] {
  const { account, course, legal, plan } = zh;
  return [
    { name: 'home', routes: ['index'], texts: frontPageHeadlines(content), isLate: true },
    {
      name: 'units',
      routes: ['course', 'course-news', 'course-news-slug'],
      texts: [
        ...[course.overview.title, course.overview.speaking, course.overview.reading],
        ...[course.overview.streaming, course.overview.activities, course.overview.objectives],
        ...[course.overview.videos, course.overview.voices, course.news.title],
        ...[course.forYou.title, course.forYou.newest],
        ...[course.unit.contains, course.unit.words, course.unit.pieces],
        ...textsOf(course.unit.steps),
        plan.closed.title,
        ...contentHeadlines('units'),
      ],
    },
    {
      name: 'price',
      routes: ['price'],
      texts: [
        plan.title,
        plan.contents.title,
        plan.included.title,
        plan.terms.title,
        plan.closed.title,
        ...contentHeadlines('plans'),
      ],
    },
    { name: 'faq', routes: ['faq'], texts: [legal.faq.title, ...contentHeadlines('faq-groups')] },
    {
      name: 'account',
      routes: ['login', 'signup', 'forgot-password'],
      texts: [account.login.title, account.signup.title, account.forgot.title],
    },
  ];
}
