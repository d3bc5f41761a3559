import { publicMetadata } from '~/app/_seo/page-metadata';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VoiceCatalogue } from '~/features/media-lesson/components/voice-catalogue';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { getListFile } from '../../../_queries/list-files';
import { cachedMediaList } from '../../../_queries/media-lessons';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-voice');

/** The catalogue of current voice lessons, with a link to the archive. */
export default async function CourseVoicePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const lessons = await cachedMediaList('VOICE', language);
  return (
    <div className="column grid gap-8 py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('voice.list.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('voice.list.lead')}</Phrases>
        </p>
      </header>
      <VoiceCatalogue
        lessons={lessons}
        file={await getListFile('voice-lessons', language)}
        language={language}
        nothing={t('voice.list.empty')}
      />
      <footer className="grid gap-1 border-t border-line pt-6">
        <Link
          href={localePath(language, route('course-voice-old'))}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
        >
          {t('voice.list.old')}
          <ArrowRightIcon className="size-5" />
        </Link>
        <p className="text-sm text-soft">
          <Phrases>{t('voice.list.oldLead')}</Phrases>
        </p>
      </footer>
    </div>
  );
}
