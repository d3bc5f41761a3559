import { Paragraphs } from '~/components/paragraphs';
import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { ActivityPage } from '~/schemas/activity';

interface ActivityTextProps {
  activity: Pick<ActivityPage, 'body' | 'agenda' | 'forWhom' | 'whatToBring'>;
  language: Language;
}

/** The text of an activity's page: description, agenda, audience, and things to bring. */
export async function ActivityText({ activity, language }: ActivityTextProps) {
  const { body, agenda, forWhom, whatToBring } = activity;
  const t = await getI18n();
  return (
    <>
      <section className="grid max-w-text gap-4" aria-labelledby="about">
        <h2 id="about" className="text-2xl">
          <Phrases>{t('activity.about')}</Phrases>
        </h2>
        <Paragraphs texts={body.map((paragraph) => paragraph[language])} />
      </section>
      <section className="grid gap-4" aria-labelledby="agenda">
        <h2 id="agenda" className="text-2xl">
          <Phrases>{t('activity.agenda')}</Phrases>
        </h2>
        <ol className="border-t border-line">
          {agenda.map(({ minutes, title }) => (
            <li key={title.en} className="flex gap-6 border-b border-line py-3">
              <span className="figures w-20 shrink-0 text-soft">
                {t('activity.minutes', { count: minutes })}
              </span>
              {title[language]}
            </li>
          ))}
        </ol>
      </section>
      <dl className="grid gap-6 sm:grid-cols-2">
        {(
          [
            ['forWhom', forWhom],
            ['whatToBring', whatToBring],
          ] as const
        ).map(([name, text]) => (
          <div key={name} className="border-t border-gold pt-2">
            <dt className="font-semibold">{t(`activity.${name}`)}</dt>
            <dd className="text-soft">{text[language]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
