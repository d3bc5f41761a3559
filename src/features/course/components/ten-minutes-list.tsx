import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';

/** The parts of a unit's ten minutes, in order. */
export async function TenMinutesList() {
  const t = await getI18n();
  return (
    <ol className="grid gap-6 sm:grid-cols-3">
      {(['words', 'sentences', 'summary'] as const).map((step) => (
        <li key={step} className="border-t-2 border-gold pt-3">
          <h3 className="text-lg">
            <Phrases>{t(`course.unit.steps.${step}`)}</Phrases>
          </h3>
          <p className="text-sm text-soft">
            <Phrases>{t(`course.unit.steps.${step}Text`)}</Phrases>
          </p>
        </li>
      ))}
    </ol>
  );
}
