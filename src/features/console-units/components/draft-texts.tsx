'use client';
import { Section } from '~/console/section';
import { ACCESSES } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import type { TextField } from '../draft-changes';
import type { DraftEditor } from '../use-draft-editor';
import { DraftField } from './draft-field';

const BILINGUAL = [
  ['headline.zh', 'headlineZh', 'zh-TW'],
  ['headline.en', 'headlineEn', 'en'],
  ['summary.zh', 'summaryZh', 'zh-TW'],
  ['summary.en', 'summaryEn', 'en'],
] as const satisfies readonly (readonly [TextField, string, string])[];

/** The texts of the unit as a whole. The address of a published unit cannot be changed. */
export function DraftTexts({ draft, editor }: { draft: OperatorDraft; editor: DraftEditor }) {
  const t = useI18n();
  return (
    <Section title={t('consoleUnits.draft.texts')}>
      <div className="grid gap-4 md:grid-cols-2">
        {BILINGUAL.map(([field, label, lang]) => (
          <DraftField
            key={field}
            editor={editor}
            of={{ of: 'texts', field }}
            id={field}
            label={t(`consoleUnits.draft.${label}`)}
            input={{ lang, maxLength: 300 }}
          />
        ))}
        <DraftField
          editor={editor}
          of={{ of: 'texts', field: 'slug' }}
          id="slug"
          label={t('consoleUnits.draft.slug')}
          hint={t('consoleUnits.draft.slugHint')}
          input={{
            maxLength: 80,
            pattern: '[a-z0-9]+(-[a-z0-9]+)*',
            autoCapitalize: 'none',
            spellCheck: false,
            readOnly: draft.state !== 'DRAFT',
          }}
        />
        <DraftField
          editor={editor}
          of={{ of: 'texts', field: 'access' }}
          id="access"
          label={t('consoleUnits.draft.accessLabel')}
          options={ACCESSES.map((value) => ({ value, label: t(`course.access.${value}`) }))}
        />
      </div>
    </Section>
  );
}
