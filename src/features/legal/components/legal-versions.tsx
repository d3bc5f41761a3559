import { Link } from '~/components/ui/link';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { LegalView } from '~/schemas/legal-text';

interface LegalVersionsProps {
  text: LegalView;
  language: Language;
}

/** The other versions of a legal text: earlier ones, and one that is announced. Nothing when there is only one
 *  version. */
export async function LegalVersions({ text, language }: LegalVersionsProps) {
  const t = await getI18n();
  const { slug, others } = text;
  if (others.length === 0) return null;
  return (
    <section className="mt-12 grid gap-2 border-t border-line pt-4" aria-labelledby="versions">
      <h2 id="versions" className="text-lg">
        {t('legal.versions')}
      </h2>
      <ul>
        {others.map(({ version, state }) => {
          const day = version.toISOString().slice(0, 10);
          const path =
            state === 'IN_FORCE'
              ? route(slug)
              : route('legal-slug-version', { slug, version: day });
          return (
            <li key={day}>
              <Link
                href={localePath(language, path)}
                className="link inline-flex min-h-11 items-center"
              >
                {t(`legal.state.${state}`, { date: formatDate(version, language) })}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
