'use client';
import { Phrases } from '~/components/ui/phrases';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';

/** Fields of a unit and of its items, each with the key of the text that names it. */
const NAMES = {
  slug: 'slug',
  'headline.zh': 'headlineZh',
  'headline.en': 'headlineEn',
  'summary.zh': 'summaryZh',
  'summary.en': 'summaryEn',
  text: 'text',
  meaning: 'meaning',
  ipa: 'ipa',
  'ipa.us': 'ipaUs',
  'ipa.gb': 'ipaGb',
  example: 'example',
  exampleTranslation: 'exampleTranslation',
  translation: 'translation',
} as const;

/** The missing parts before a draft can be published, each with a link to its field. */
export function ProblemList({ problems }: Pick<OperatorDraft, 'problems'>) {
  const t = useScopedI18n('consoleUnits.missing');
  return (
    <Section title={t('title')}>
      {problems.length === 0 ? (
        <p className="max-w-text text-soft">
          <Phrases>{t('none')}</Phrases>
        </p>
      ) : (
        <Problems problems={problems} />
      )}
    </Section>
  );
}

/** Problems of a draft, each with a link to its field. */
export function Problems({ problems }: Pick<OperatorDraft, 'problems'>) {
  const t = useScopedI18n('consoleUnits.missing');
  return (
    <ul className="columns-xs gap-8 text-sm">
      {problems.map(({ field, kind, detail }) => (
        <li key={`${field} ${kind}`} className="break-inside-avoid py-1">
          <a className="link" href={`#${field.endsWith('.ipa') ? `${field}.us` : field}`}>
            <FieldName field={field} />
          </a>{' '}
          {t(kind, { detail })}
        </li>
      ))}
    </ul>
  );
}

/** The name of a field: `words.3.meaning` is "Word 3, meaning". */
function FieldName({ field }: { field: string }) {
  const t = useScopedI18n('consoleUnits');
  const [, kind, position = '', rest = ''] =
    /^(words|sentences)\.(\d+)(?:\.(.*))?$/.exec(field) ?? [];
  const name = (kind ? rest : field) as keyof typeof NAMES;
  const label = NAMES[name] ? t(`draft.${NAMES[name]}`) : '';
  if (!kind) return label || field;
  const item = t(kind === 'words' ? 'missing.word' : 'missing.sentence', { position });
  return label ? `${item} · ${label}` : item;
}
