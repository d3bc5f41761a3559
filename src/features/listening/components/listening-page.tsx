import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import { ListeningRound } from './listening-round';

/** The page with rounds of listening: its heading is the same HTML for everybody. */
export async function ListeningPage() {
  const t = await getI18n();
  return (
    <article className="column grid max-w-form gap-8 py-12">
      <header className="grid gap-3 border-t-2 border-text pt-4">
        <h1 className="text-3xl">
          <Phrases>{t('pairs.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('pairs.lead')}</Phrases>
        </p>
      </header>
      <ListeningRound />
    </article>
  );
}
