import zh from '~/i18n/locales/zh';
import type { ROUTES } from '~/lib/routes';
import { entryTitles, readEntries } from './content-entries';
import { frontPageHeadlines } from './front-page-headlines';
import { contentHeadlines } from './headline-text';

type Routes = readonly (keyof typeof ROUTES)[];

/** A font file with the headlines of some pages, which need no other. */
export interface PageFace {
  name: string;
  /** The pages that fetch it at once. */
  routes?: Routes;
  /** The pages that fetch it after the painting: their first screen has few headlines, or only characters of the
   *  brand's file. */
  lateRoutes?: Routes;
  /** The headlines in the present texts and content; characters of newer ones are in the files of all pages. */
  texts: readonly string[];
}

/** Every text below a tree. */
function textsOf(tree: string | object): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsOf);
}

/** The faces of the pages that visitors open first. */
export function pageFaces(content: string): PageFace[] {
  const { account, activity, course, legal, media, newsHonor, plan, quality, voice } = zh;
  const titles = (part: string) => entryTitles(content, part);
  return [
    { name: 'home', lateRoutes: ['index'], texts: frontPageHeadlines(content) },
    {
      name: 'units',
      routes: ['course-news-slug'],
      lateRoutes: ['course', 'course-news', 'course-news-all'],
      texts: [
        ...[course.overview.allUnits, ...textsOf(course.level)],
        ...[course.overview.title, course.overview.speaking, course.overview.reading],
        ...[course.overview.streaming, course.overview.activities, course.overview.objectives],
        ...[course.overview.videos, course.overview.voices, course.overview.scenes],
        course.news.title,
        ...[course.forYou.title, course.forYou.newest],
        ...[course.unit.contains, course.unit.words, course.unit.pieces],
        ...textsOf(course.unit.steps),
        plan.closed.title,
        ...contentHeadlines('units'),
      ],
    },
    {
      name: 'videos',
      routes: ['course-video', 'course-video-id'],
      texts: [
        ...[media.video.title, media.video.learn, media.words, media.video.related],
        ...[media.transcript.title, plan.closed.title],
        ...titles('videos'),
      ],
    },
    {
      name: 'voice',
      routes: ['course-voice', 'course-voice-old', 'course-voice-id'],
      texts: [
        ...[voice.list.title, voice.old.title, voice.header.objectives, voice.page.listen],
        ...[voice.page.words, voice.page.questions, voice.page.speak, voice.page.play],
        ...[voice.page.tellIt, voice.page.tasks, media.transcript.title, plan.closed.title],
        ...titles('voice-lessons'),
      ],
    },
    {
      name: 'activities',
      routes: ['discovery-activity', 'discovery-activity-id'],
      texts: [
        ...[activity.title, activity.about, activity.agenda, activity.registration.title],
        ...titles('activities'),
      ],
    },
    {
      name: 'news',
      routes: ['news-honor', 'news-honor-MixBlock', 'news-honor-id'],
      texts: [newsHonor.title, newsHonor.mixTitle, ...titles('news-honor')],
    },
    {
      name: 'legal',
      routes: ['tou', 'privacy', 'refund'],
      texts: readEntries(content, 'legal').flatMap(({ title, sections = [] }) => [
        title?.zh ?? '',
        ...sections.map(({ heading }) => heading.zh),
      ]),
    },
    {
      name: 'quality',
      routes: ['quality'],
      texts: [
        ...[quality.title, quality.speech.title, quality.experts.title, quality.limits.title],
        ...[quality.levels.title, quality.tryIt, quality.sources.title],
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
