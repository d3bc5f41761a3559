'use client';
import { lessonHiddenScript } from '../player/lesson-begun';

/** Hides the lesson of a page while this device's own data may change it; in the page before the lesson. It is a
 *  client component, so that its text is not in the page a second time. */
export function LessonHiddenScript({ slug }: { slug: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours; a slug has letters, digits and hyphens.
  return <script dangerouslySetInnerHTML={{ __html: lessonHiddenScript(slug) }} />;
}
