import { publicMetadata } from '~/app/_seo/page-metadata';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VoiceCatalogue } from '~/features/media-lesson/components/voice-catalogue';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { getListFile } from '../../../../_queries/list-files';
import { cachedMediaList } from '../../../../_queries/media-lessons';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-voice-old');

/** The archive of earlier voice lessons. */
export default async function OldVoicePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const lessons = await cachedMediaList('VOICE', language, true);
  return (
    <div className="column grid gap-8 py-8">
      <header className="grid gap-3">
        <Link
          href={localePath(language, route('course-voice'))}
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {t('voice.old.back')}
        </Link>
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('voice.old.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('voice.old.lead')}</Phrases>
        </p>
      </header>
      <VoiceCatalogue
        lessons={lessons}
        file={await getListFile('earlier-voice-lessons', language)}
        language={language}
        nothing={t('voice.old.empty')}
      />
    </div>
  );
}
