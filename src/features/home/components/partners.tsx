import { Badge } from '~/components/ui/badge';
import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { Partner } from '~/schemas/partner';

interface Props {
  partners: readonly Partner[];
  language: Language;
}

/** The partners: logos in one colour, a line each. The page leaves it out while there are none. */
export async function Partners({ partners, language }: Props) {
  const t = await getI18n();
  return (
    <section className="column py-3 md:py-8" aria-labelledby="partners-title">
      <div className="grid gap-4 border-y border-line py-4 md:gap-6 md:py-8">
        <h2 id="partners-title" className="flex flex-wrap items-center gap-3 text-lg">
          <Phrases>{t('home.partners')}</Phrases>
          {partners.some(({ sample }) => sample) && <Badge>{t('newsHonor.sample')}</Badge>}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 sm:gap-y-6 lg:grid-cols-4">
          {partners.map(({ slug, name, role, url, mark, picture }) => (
            <li key={slug} className="grid content-start items-start gap-2 sm:flex sm:gap-4">
              <Logo mark={mark} picture={picture} />
              <div className="min-w-0">
                <p className="font-semibold">
                  {url ? (
                    <a href={url} target="_blank" rel="noreferrer noopener" className="link">
                      {name[language]}
                      <span className="sr-only">{t('common.footer.newWindow')}</span>
                    </a>
                  ) : (
                    name[language]
                  )}
                </p>
                <p className="text-sm text-soft">
                  <Phrases>{role[language]}</Phrases>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The uploaded logo, or the drawn one. The name beside it is its text. */
function Logo({ mark, picture }: Pick<Partner, 'mark' | 'picture'>) {
  if (picture)
    return (
      // biome-ignore lint/performance/noImgElement: logos are stored in their final size.
      <img
        src={picture}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 shrink-0 object-contain"
      />
    );
  if (!mark) return null;
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="size-12 shrink-0 fill-none stroke-text"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={mark} />
    </svg>
  );
}
